// Keeps the shell of the page. It never keeps what the server answers: a game's secrets are nobody's to find later.
const CACHE = 'page-__VERSION__'
const SHELL = __SHELL__
// One language is enough; another one is kept when it is asked for.
const LANGUAGE = __LANGUAGES__[new URL(location.href).searchParams.get('language')] ?? []

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([...SHELL, ...LANGUAGE]))
      .then(() => self.skipWaiting()),
  )
})
self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
  event.waitUntil(old.then(() => self.clients.claim()))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return
  // A page: the network first, so that a new version is seen at once; the kept shell when there is none.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match('/')))
  // A file named by its content: the kept one first.
  else if (url.pathname.startsWith('/assets/'))
    event.respondWith(caches.match(request).then((kept) => kept ?? fetched(request)))
})

async function fetched(request) {
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone())
  return answer
}
