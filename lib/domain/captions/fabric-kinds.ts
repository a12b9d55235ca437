import { KINDS_OF_DRAPES } from './fabric-kinds-of-drapes';
import { KINDS_OF_FIBRES } from './fabric-kinds-of-fibres';
import { partsOf } from './fabric-pairs';
import { foldedText } from './fold';

const KINDS = { ...KINDS_OF_FIBRES, ...KINDS_OF_DRAPES };

/** Kinds that may also follow the cloth: `cotton flex`. There, others mean a colour or a print. */
const BEHIND =
  'slub, flex, jam, dobby, sinker, loop, mercerised, cambric, lurex, merino, liva, spun, kora, pattu, patola, paithani, tabby, tussar, butterfly, mono, taiwan, milano, armani, zara, poly, lycra, brasso, satin, jacquard, blooming, weightless, malai, handloom, oxford, matty, capsule, banglori';
const SAID_BEHIND = new Set(BEHIND.split(', '));
/** Kinds that imply another cloth as well. */
const BLENDS: Record<string, readonly string[]> = { 'cotton lycra': ['cotton', 'lycra'] };

const BY_KIND = new Map(
  Object.entries(KINDS).map(([plain, kinds]) => {
    const spelled = Object.entries(kinds).flatMap(([kind, words]) =>
      words.split(', ').map((word) => [foldedText(word), `${kind} ${plain}`] as const),
    );
    return [plain, new Map(spelled)] as const;
  }),
);
const PLAIN_OF = new Map(
  Object.entries(KINDS).flatMap(([plain, kinds]) => Object.keys(kinds).map((kind) => [`${kind} ${plain}`, plain])),
);

/** The finer cloth that results from a word before the plain one. */
export const kindOf = (word: string, plain: string): string | undefined => BY_KIND.get(plain)?.get(word);

/** The same, with the word after the plain one. */
export function kindBehind(plain: string, word: string): string | undefined {
  const kind = kindOf(word, plain);
  return kind !== undefined && SAID_BEHIND.has(kind.slice(0, -plain.length - 1)) ? kind : undefined;
}

/** The plain cloth of a finer kind; other cloths unchanged. */
export const plainOf = (fabric: string): string => PLAIN_OF.get(fabric) ?? fabric;

/** Alternatives for a finer cloth without its own name; none for a plain cloth. */
export const plainerThan = (fabric: string): readonly string[] =>
  BLENDS[fabric] ?? (PLAIN_OF.has(fabric) ? [plainOf(fabric)] : partsOf(fabric));
