/** Small sounds, made on the spot, and off until somebody turns them on. */
import { setItem, getItem } from './storage'

let context: AudioContext | null = null

export const soundsOn = (): boolean => getItem('sounds') === 'on'

export function setSounds(on: boolean): void {
  setItem('sounds', on ? 'on' : 'off')
  if (on) tap()
}

/** A wooden tap: a flap, a key. */
export const tap = () => play([320], 0.05)
/** Something good happened. */
export const chime = () => play([523, 784], 0.16)
/** It is your turn, or you are asked. */
export const knock = () => play([220, 220], 0.08)

function play(pitches: number[], length: number): void {
  if (!soundsOn()) return
  const output = (context ??= new AudioContext())
  const begin = output.currentTime
  pitches.forEach((pitch, number) => {
    const [voice, volume] = [output.createOscillator(), output.createGain()]
    const at = begin + number * length
    voice.type = 'triangle'
    voice.frequency.value = pitch
    volume.gain.setValueAtTime(0.12, at)
    volume.gain.exponentialRampToValueAtTime(0.001, at + length)
    voice.connect(volume).connect(output.destination)
    voice.start(at)
    voice.stop(at + length)
  })
}
