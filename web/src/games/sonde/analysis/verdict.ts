/** A game in a few sentences: who played best, who was lucky, when it was decided, and what was let pass. */
import type { AnalysedSeat, Analysis } from '../../../wire/types'
import { figure, percent } from '../../../app/figures'
import { t } from '../../../app/texts.svelte'
import { type Details, type Names, who } from '../../telling'
import { spelled } from '../reading'

export interface Sentence {
  said: string
  /** The step that it speaks of. */
  step?: number
}

/** Luck below this is not worth a sentence. */
const SOME = 10

/** Two paragraphs: how it came to this end, and what could have been done better. */
export function verdict(told: Analysis, names: Names, me: number | null): Sentence[][] {
  const as = (role: string, seat: number) => who(role, seat, names, me)
  return [
    [skill(told, as), ...luck(told, as), ...turningPoint(told, as)],
    [blunder(told, as), ...named(told, as), missed(told, as)],
  ]
}

type As = (role: string, seat: number) => Details

/** The one with most of something; of several, the first. */
const most = <Each>(all: readonly Each[], of: (each: Each) => number): Each | undefined =>
  all.reduce<Each | undefined>((best, each) => (best === undefined || of(each) > of(best) ? each : best), undefined)

function winnerOf(told: Analysis): AnalysedSeat | undefined {
  const score = Math.max(...told.seats.map((seat) => seat.score))
  return most(told.seats.filter((seat) => seat.score === score), (seat) => seat.skill)
}

function skill(told: Analysis, as: As): Sentence {
  const [winner, best] = [winnerOf(told), most(told.seats, (seat) => seat.skill)]
  if (!winner || !best) return { said: '' }
  if (winner.seat === best.seat) return { said: t('analysis-verdict-deserved', { ...as('winner', winner.seat), skill: figure(winner.skill) }) }
  const skills = { best_skill: figure(best.skill), winner_skill: figure(winner.skill) }
  return { said: t('analysis-verdict-better', { ...as('winner', winner.seat), ...as('best', best.seat), ...skills }) }
}

function luck(told: Analysis, as: As): Sentence[] {
  const lucky = most(told.seats, (seat) => seat.luck)
  const poor = most(told.seats, (seat) => -seat.luck)
  const said = []
  if (lucky && lucky.luck >= SOME) said.push(t('analysis-verdict-lucky', { ...as('seat', lucky.seat), points: figure(lucky.luck) }))
  if (poor && poor.luck <= -SOME) said.push(t('analysis-verdict-unlucky', { ...as('seat', poor.seat), points: figure(-poor.luck) }))
  return (said.length ? said : [t('analysis-verdict-even')]).map((sentence) => ({ said: sentence }))
}

/** When the winner went ahead for the last time. */
function turningPoint(told: Analysis, as: As): Sentence[] {
  const winner = winnerOf(told)
  if (!winner) return []
  const ahead = ({ scores }: { scores: readonly number[] }) => scores.every((score, seat) => seat === winner.seat || score < (scores[winner.seat] ?? 0))
  const behind = told.course.findLastIndex((moment) => !ahead(moment))
  const step = told.course[behind + 1]?.step
  return step === undefined ? [] : [{ said: t('analysis-verdict-ahead', { ...as('seat', winner.seat), step }), step }]
}

function blunder(told: Analysis, as: As): Sentence {
  const worst = most(told.questions.filter((question) => question.blunder), (question) => question.regret)
  if (!worst) return { said: t('analysis-verdict-no-blunder') }
  const { best_points: best } = worst
  const asked = { ...as('seat', worst.seat), ...as('of', worst.of), letter: read(worst.letter), chance: percent(worst.chance) }
  return { said: t('analysis-verdict-blunder', { ...asked, ...as('best', best.of), best_letter: read(best.letter), best_chance: percent(best.chance) }), step: worst.step }
}

/** The word that was named least wisely. */
function named(told: Analysis, as: As): Sentence[] {
  const worst = most(told.namings.filter((naming) => naming.rash), (naming) => -naming.points_expected)
  if (!worst) return []
  const details = { ...as('seat', worst.seat), ...as('of', worst.of), sequence: spelled(worst.sequence), chance: percent(worst.chance) }
  return [{ said: t('analysis-verdict-rash', details), step: worst.step }]
}

/** The word that it would have paid most to name; one that would have been right, if there was any. */
function missed(told: Analysis, as: As): Sentence {
  const right = told.missed.filter((passed) => passed.right)
  const worst = most(right.length ? right : told.missed, (passed) => passed.points_expected)
  if (!worst) return { said: t('analysis-verdict-none-missed') }
  const details = { ...as('of', worst.of), sequence: spelled(worst.sequence), chance: percent(worst.chance), points: figure(worst.points_expected) }
  return { said: t('analysis-verdict-missed', details), step: worst.step }
}

/** A letter as a sentence takes it. */
export const read = (letter: string): string => (letter === '.' ? 'blank' : letter)
