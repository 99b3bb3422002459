/** Light or dark: as the system has it, unless somebody says otherwise. */
import { setItem, getItem } from './storage'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export function theme(): Theme {
  return THEMES.find((each) => each === getItem('theme')) ?? 'system'
}

export function applyTheme(): void {
  show(theme())
}

export function chooseTheme(wanted: Theme): void {
  setItem('theme', wanted)
  show(wanted)
}

function show(wanted: Theme): void {
  if (wanted === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = wanted
}
