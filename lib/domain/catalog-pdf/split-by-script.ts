/** A script with its own font. Everything outside the two Indian scripts is rendered as Latin. */
export type Script = 'latin' | 'devanagari' | 'gujarati';

export interface ScriptRun {
  script: Script;
  text: string;
}

/** Unicode blocks; Vedic signs and Devanagari Extended belong to Devanagari's fonts. */
const DEVANAGARI = /[\u0900-\u097f\u1cd0-\u1cff\ua8e0-\ua8ff]/;
const GUJARATI = /[\u0a80-\u0aff]/;
/** Marks, joiners and variation selectors shape the character before them; every font has a space. */
const STAYS = /[\p{M}\p{White_Space}\u200c\u200d]/u;
/** The danda is in Devanagari's block, but every Indian script ends its sentences with it. */
const DANDA = /[\u0964\u0965]/;

function scriptOf(character: string, before: Script | undefined): Script {
  if (before && STAYS.test(character)) return before;
  if (before === 'gujarati' && DANDA.test(character)) return before;
  if (DEVANAGARI.test(character)) return 'devanagari';
  return GUJARATI.test(character) ? 'gujarati' : 'latin';
}

/**
 * Splits a text only where the font changes: a split inside a syllable would break it. Joining the runs gives the text
 * back. Digits, ₹ and punctuation are Latin, because the Indian fonts lack them.
 */
export function splitByScript(text: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const script = scriptOf(character, last?.script);
    if (last?.script === script) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
}
