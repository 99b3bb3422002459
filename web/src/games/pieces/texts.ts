/** Loads the texts of a workbench and a race before either is shown, whichever game they are part of. */
import { loadTexts } from '../../app/texts.svelte'

await loadTexts(['quick'])
