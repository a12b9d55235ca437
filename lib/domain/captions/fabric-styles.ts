import { type Candidate, type Caption, has, isSign } from './caption';
import { isWeave } from './fabric-pairs';
import { REGIONAL } from './fabric-regions';
import { fabricOf, KIND_OF, PLAIN } from './fabric-words';

/** The drape of Maharashtra, woven from many silks. */
const PAITHANI = 'paithani silk';
const COTTON = 'cotton';
const ALL = ['all', 'full', 'teeno', 'tino', 'sab', 'सब', 'तीनों', 'બધું', 'ત્રણેય'];
const BANARASI = 'banarasi silk';
/** A statement about the single fibre applies to the blend. */
const IN_BLEND: Record<string, string> = { khadi: 'khadi cotton', tant: 'tant cotton', jamdani: 'jamdani cotton' };

const isSilk = (fabric: string): boolean => /(^| )silk$/.test(fabric);

/** Whether the goods are made of another cloth in the caption, and this one only describes their look. */
function isStyle({ tokens }: Caption, fabric: string, { start, end }: Candidate, others: readonly string[]): boolean {
  if (others.length === 0) return false;
  const at = tokens.findIndex((token) => token.start === start);
  const isOneWord = tokens[at]?.end === end && fabricOf(tokens[at]?.text ?? '') === fabric;
  if (fabric in REGIONAL && !tokens.slice(at, at + 2).some(({ text }) => fabricOf(text) === 'silk')) return true;
  // `Banarasi saree`, and below it `semi katan`: katan is a Banarasi weave.
  if (fabric === BANARASI && others.some((other) => /katan/.test(other))) return true;
  // `Mangalgiri suit`, and for top and bottom `all cotton`: the fibre it is woven from.
  if (fabric === COTTON && ALL.includes(tokens[at - 1]?.text ?? '') && others.some(isWeave)) return true;
  // `Soft silk paithani`
  if (fabric === PAITHANI && isOneWord && others.some(isSilk)) return true;
  // `Paithani saree`, `cotton saree`, and below `Fabric: lichi silk`, `Fabric: mercerised cotton`.
  const isFiner = others.some((other) => other.endsWith(` ${fabric}`));
  if (!isFiner && !(isWeave(fabric) && isOneWord)) return false;
  const isOfGoods = has(tokens[at + 1], 'goods', 'garment');
  const isAlone = tokens[at - 1] === undefined && tokens[at + 1]?.kind === 'break';
  const line = tokens.slice(at).findIndex(({ kind }) => kind === 'break');
  const rest = line < 0 ? [] : tokens.slice(at + line);
  const isNamed = rest.some((token, step) => has(token, 'cloth') && isSign(rest[step + 1], ':', '-', '='));
  return (isOfGoods || isAlone) && isNamed;
}

/**
 * Cloths that add nothing to the others of a caption: a style, the plain name of a finer cloth, a kind of another
 * cloth.
 */
export function saidOnceMore(caption: Caption, found: ReadonlyMap<string, Candidate>): string[] {
  const left = new Set(found.keys());
  for (const [fabric, item] of found) {
    const others = [...left].filter((other) => other !== fabric);
    if (isStyle(caption, fabric, item, others)) left.delete(fabric);
  }
  for (const plain of PLAIN) if ([...left].some((fabric) => fabric.endsWith(` ${plain}`))) left.delete(plain);
  for (const [part, blend] of Object.entries(IN_BLEND)) if (left.has(blend)) left.delete(part);
  for (const [kind, of] of Object.entries(KIND_OF)) if (left.has(of)) left.delete(kind);
  return [...found.keys()].filter((fabric) => !left.has(fabric));
}
