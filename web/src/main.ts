/** Starts the page: loads the texts of the reader's language, then shows what the address names. */
import './style.css'
import { mount } from 'svelte'
import App from './app/App.svelte'
import { preferredLanguage, setLanguage, currentLanguage } from './app/texts.svelte'

await setLanguage(preferredLanguage())
const target = document.getElementById('app')
if (target) mount(App, { target })
performance.mark('playable')
// Not on 'load': that event does not wait for the await above and may be over.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  // Where the line is down just then, it is kept at the next visit.
  const keep = () => navigator.serviceWorker.register(`/sw.js?language=${currentLanguage()}`).catch(() => undefined)
  setTimeout(() => void keep(), 3000)
}
