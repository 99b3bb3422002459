/** Motion says what happened, in under 300 ms, and not at all to those who asked for less of it. */
import { prefersReducedMotion } from 'svelte/motion'
import type { TransitionConfig } from 'svelte/transition'

/** How long something moves, in milliseconds. */
export const duration = (ms: number) => (prefersReducedMotion.current ? 0 : ms)

/** A flap opens, hinged at its top. */
export function flap(_node: Element): TransitionConfig {
  return { duration: duration(260), css: (t) => `transform: rotateX(${(1 - t) * -90}deg); transform-origin: top` }
}

/** A card is turned up. */
export function turn(_node: Element): TransitionConfig {
  return { duration: duration(240), css: (t) => `transform: rotateY(${(1 - t) * 90}deg)` }
}

/** Something comes up from the edge of the table. */
export function rise(_node: Element): TransitionConfig {
  return { duration: duration(180), css: (t) => `transform: translateY(${(1 - t) * 12}px); opacity: ${t}` }
}
