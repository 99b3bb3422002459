/** The words that a workbench and a race need are there before either is: whichever game they are part of. */
import { loadTexts } from '../../app/texts.svelte'

await loadTexts(['quick'])
