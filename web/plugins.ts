/** What building the page needs beyond Vite: texts parsed ahead, a service worker, and files compressed once. */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { FluentResource } from '@fluent/bundle'
import type { Plugin } from 'vite'
import languages from '../src/lettrine/languages/languages.json'

/** The language whose texts are whole before any other's: what is missing there is missing. */
const [FALLBACK] = Object.keys(languages)

const names = new Map<string, string[]>()

/** Fluent files are parsed when the page is built: less to load, and a mistake in one stops the build. */
export function fluent(): Plugin {
  let builds = false
  return {
    name: 'fluent',
    enforce: 'pre',
    configResolved: ({ command }) => {
      builds = command === 'build'
    },
    transform(source, id) {
      if (!id.endsWith('.ftl')) return
      const entries = [...source.matchAll(/^[a-zA-Z][\w-]* *=/gm)].length
      const { body } = new FluentResource(source)
      if (body.length !== entries) this.error(`${id}: ${entries} messages, ${body.length} of them well formed`)
      const ids = body.map((entry) => entry.id)
      if (builds && id.includes(`/texts/${FALLBACK}/`)) writeNames(id, ids) // only a build goes through all of them
      return { code: `export default ${JSON.stringify(body)}`, map: null }
    },
  }
}

/** The names of all messages, as a type: whoever asks for one that is not there is told by the compiler. */
function writeNames(file: string, ids: string[]): void {
  names.set(file, ids)
  const all = [...names.values()].flat().sort()
  mkdirSync('src/generated', { recursive: true })
  const type = all.map((id) => `  | '${id}'`).join('\n')
  writeFileSync('src/generated/messages.d.ts', `/** Every message of the page. */\nexport type Message =\n${type}\n`)
}

/** A service worker that keeps the shell: the page opens without a network and says that the table is away. */
export function serviceWorker(source: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const kept = Object.values(bundle).filter(({ fileName }) => /\.(js|css)$|-latin-[^e].*\.woff2$/.test(fileName))
        const shell = ['/']
        const languages: Record<string, string[]> = {}
        for (const file of kept) {
          const language = languageOf(file)
          ;(language ? (languages[language] ??= []) : shell).push(`/${file.fileName}`)
        }
        const version = createHash('sha256')
          .update(JSON.stringify([shell, languages]))
          .digest('hex')
          .slice(0, 12)
        const code = readFileSync(source, 'utf8')
          .replace('__SHELL__', JSON.stringify(shell))
          .replace('__LANGUAGES__', JSON.stringify(languages))
          .replace('__VERSION__', version)
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: code })
      },
    },
  }
}

/** The language that a file's texts are in; most are in none. */
function languageOf(file: object): string | undefined {
  const modules = 'moduleIds' in file ? (file.moduleIds as string[]) : []
  return modules.map((id) => /\/texts\/(\w+)\//.exec(id)?.[1]).find((language) => language !== undefined)
}

/** Each text file also as .br and .gz, so that the server only sends. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle(options, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/\.(html|js|css|svg|json|webmanifest)$/.test(name)) continue
        const path = `${options.dir}/${name}`
        const plain = readFileSync(path)
        if (plain.length < 500) continue
        writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }))
        writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
      }
    },
  }
}
