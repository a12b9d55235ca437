import { europeanDigits } from '@/lib/domain/text/indian-digits';

/** A normalized text; each unit knows its position in the original. */
export interface Folded {
  text: string;
  starts: number[];
  ends: number[];
}

/**
 * Invisible marks, variation selectors, keycap rings, and the dots that typists of Hindi, Bengali and Gujarati omit.
 */
const UNSEEN = /[\p{Cf}\ufe0f\u20e3\u093c\u09bc\u0abc]/gu;
const DASH = /[\u2010-\u2015\u2212]/u;
const SEPARATOR = /[।•¦]/u;
const KEPT = /[\p{L}\p{M}\p{Nd}₹$%+\-=/:.,;|()[\]&@#*×~"'!?\n]/u;

const LETTERS_OF_TILES = [0x1f130, 0x1f150, 0x1f170];

/** `🅡🅐🅣🅔`, `🆁🅰`: letters on tiles. */
function onTile(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const first = LETTERS_OF_TILES.find((start) => code >= start && code < start + 26);
  return first === undefined ? character : String.fromCharCode(97 + code - first);
}

function spell(written: string): string {
  const character = onTile(written);
  if (character === '\r' || character === '\u2028') return '\n';
  let folded = '';
  for (const part of europeanDigits(character.normalize('NFKC').toLowerCase()).replace(UNSEEN, ''))
    folded +=
      part === '➕'
        ? '+'
        : DASH.test(part)
          ? '-'
          : SEPARATOR.test(part)
            ? ';'
            : part === '’'
              ? "'"
              : KEPT.test(part)
                ? part
                : ' ';
  return folded.replaceAll('ँ', 'ं');
}

const LAST_REMEMBERED = 0x2fff;
/** Cache for the characters of captions, ASCII to Indic; without holes, which would make it slow. */
const SPELLED: (string | undefined)[] = Array.from({ length: LAST_REMEMBERED + 1 });

function foldCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code > LAST_REMEMBERED ? spell(character) : (SPELLED[code] ??= spell(character));
}

/** Lower case, European digits, plain letters instead of fancy ones; emoji and ornaments become spaces. */
export function fold(text: string): Folded {
  const folded: Folded = { text: '', starts: [], ends: [] };
  let place = 0;
  for (const character of text) {
    const spelled = foldCharacter(character);
    for (let unit = 0; unit < spelled.length; unit += 1) {
      folded.starts.push(place);
      folded.ends.push(place + character.length);
    }
    folded.text += spelled;
    place += character.length;
  }
  return folded;
}

/** Text that folding leaves unchanged. */
const PLAIN = /^[a-z\d ]*$/;

/** {@link fold} without positions, for words in tables. */
export const foldedText = (text: string): string => (PLAIN.test(text) ? text : fold(text).text);

const LINK = /:\/\/|^www\.|[\p{L}\d]@\p{L}/u;

/** URLs, email and payment addresses say nothing about goods; spaces replace them so that positions stay the same. */
export const withoutLinks = (text: string): string =>
  text.replace(/\S+/gu, (chunk) => (LINK.test(chunk) ? ' '.repeat(chunk.length) : chunk));

/** Suffixes that Gujarati attaches to a word: in, of, to, from, by. */
const ENDING = /(?<=..)(માં|ની|નો|ના|નું|ને|થી|એ)$/u;

const GUJARATI = { first: 0x0a80, last: 0x0aff };

/** A Gujarati word without its suffix; other words unchanged. */
export function stemOf(word: string): string {
  const letter = word.charCodeAt(word.length - 1);
  return letter >= GUJARATI.first && letter <= GUJARATI.last ? word.replace(ENDING, '') : word;
}
