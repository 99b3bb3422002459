/**
 * What every game's components are given by the places that show them. Types, because a registry takes any properties.
 */
import type { Refusal } from '../../app/api'
import type { Link } from '../../app/link.svelte'
import type { Replay } from '../../wire/types'

export type PlayProps = {
  link: Link
  complain: (refusal: Refusal) => void
}

export type ReplayProps = {
  frame: Replay['frames'][number]
  /** The last view of each seat: what everybody had hidden. */
  secrets: readonly unknown[]
  names: readonly string[]
  /** Whose point of view it is seen from; null where everything is open. */
  me: number | null
}
