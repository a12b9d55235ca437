import { type Caption } from './caption';
import { fabricOf, LONGEST_NAME } from './fabric-words';

/** A fabric, and the position of the last word of its name. */
export interface Name {
  fabric: string;
  last: number;
}

/** The longest fabric name that starts here; a phrase from the word table may be part of it. */
export function nameAt({ tokens }: Caption, index: number): Name | null {
  let text = '';
  let best: Name | null = null;
  for (let last = index; last < index + LONGEST_NAME && tokens[last]?.kind === 'word'; last += 1) {
    text += `${text && ' '}${tokens[last]?.text ?? ''}`;
    const fabric = fabricOf(text);
    if (fabric !== undefined) best = { fabric, last };
  }
  return best;
}

/** Whether this is the last word of a fabric's name, of one or more words: `jimmy choo`. */
export const endsName = (caption: Caption, index: number): boolean =>
  Array.from({ length: LONGEST_NAME }, (_, step) => nameAt(caption, index - step)).some((name) => name?.last === index);
