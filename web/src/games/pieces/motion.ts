/** How pieces move: in under 300 ms, and not at all for those who asked for less of it. */
import { backOut, cubicIn } from 'svelte/easing'
import type { TransitionConfig } from 'svelte/transition'
import { duration } from '../../app/motion'

/** A piece lands in its cell, whose middle it turns and grows around. */
export function drop(_node: Element): TransitionConfig {
  return {
    duration: duration(260),
    easing: backOut,
    css: (t) => {
      const turn = `transform: scale(${1.5 - t / 2}) rotate(${(1 - t) * 25}deg); transform-origin: 0.5px 0.5px`
      return `${turn}; opacity: ${Math.min(1, t * 2)}`
    },
  }
}

/** A piece falls from its cell to below it. */
export function fall(_node: Element): TransitionConfig {
  return {
    duration: duration(240),
    easing: cubicIn,
    css: (t) => `transform: translateY(${(1 - t) * -2.5}em); opacity: ${Math.min(1, t * 2)}`,
  }
}
