import { readCaption } from '../captions/read-caption';
import { likeness, type PhotoPrint } from '../photos/photo-likeness';
import { plainText } from '../text/plain-text';

/** Facts about a catalog that may reveal its group. */
export interface GroupFacts {
  title: string;
  designNumber: string;
  caption: string;
  createdAt: Date;
  prints: readonly PhotoPrint[];
}

interface Volume {
  /** As a standalone text would say it: "kesariya"; empty when there is only a volume. */
  name: string;
  number: number;
  /** "Kesariya vol 4". */
  text: string;
}

interface Designs {
  prefix: string;
  from: number;
  to: number;
}

/** Features extracted from a catalog once, to compare it with many others. */
export interface GroupSigns {
  volume: Volume | null;
  designs: Designs | null;
  at: number;
  prints: readonly PhotoPrint[];
}

function volumeIn(text: string): Volume | null {
  const found = readCaption(text).findings.find(({ field }) => field === 'volume');
  if (found?.field !== 'volume') return null;
  const start = text.lastIndexOf('\n', found.start - 1) + 1;
  const before = text.slice(start, found.start).replace(/[*_~]/g, '').trim();
  return { name: plainText(before).trim(), number: found.value, text: `${before} vol ${found.value}`.trim() };
}

function designsOf(text: string): Designs | null {
  const [, prefix = '', from = '', to = from] = /^(.*?)(\d{1,7})(?:\s*-\s*(\d{1,7}))?$/.exec(text.trim()) ?? [];
  return from === '' ? null : { prefix: prefix.toUpperCase(), from: Number(from), to: Number(to) };
}

function designNumberIn(caption: string): string {
  const found = readCaption(caption).findings.find(({ field }) => field === 'designNumber');
  return found?.field === 'designNumber' ? found.value : '';
}

/** Extracts the features that reveal a catalog's group; typed values take precedence over the seller's caption. */
export const groupSigns = ({ title, designNumber, caption, createdAt, prints }: GroupFacts): GroupSigns => ({
  volume: volumeIn(title) ?? volumeIn(caption),
  designs: designsOf(designNumber || designNumberIn(caption)),
  at: createdAt.getTime(),
  prints,
});

export interface Likely {
  /** 0–100: how likely both belong together. */
  score: number;
  /** Sentences, strongest first. */
  reasons: string[];
}

const DAY = 24 * 60 * 60 * 1000;
/** Sellers may skip a number or two. */
const WIDEST_GAP = 3;

function sameVolume(one: Volume | null, other: Volume | null): [number, string] | null {
  if (!one || !other || one.number !== other.number) return null;
  if (one.name && one.name === other.name) return [50, `Both are ${one.text}.`];
  return one.name && other.name ? null : [25, `Both say vol ${one.number}.`];
}

const designText = ({ prefix, from, to }: Designs) => `${prefix}${from === to ? from : `${from}-${to}`}`;

function designsInARow(one: Designs | null, other: Designs | null): [number, string] | null {
  if (one?.prefix !== other?.prefix || !one || !other) return null;
  const [first, second] = one.from <= other.from ? [one, other] : [other, one];
  const gap = second.from - first.to;
  if (gap < 1 || gap > WIDEST_GAP) return null;
  return [30, `Design numbers in a row: ${designText(first)}, ${designText(second)}.`];
}

const otherColour = (one: GroupSigns, other: GroupSigns): [number, string] | null =>
  one.prints.some((print) => other.prints.some((its) => likeness(print, its) === 'other-colour'))
    ? [35, 'The same design in another colour.']
    : null;

const sameDay = (one: GroupSigns, other: GroupSigns): [number, string] | null =>
  Math.abs(one.at - other.at) <= DAY ? [15, 'Received within a day.'] : null;

/**
 * Whether two catalogs of one seller belong together, and why; null without any evidence. A suggestion for a person.
 */
export function groupLikeness(one: GroupSigns, other: GroupSigns): Likely | null {
  const found = [
    sameVolume(one.volume, other.volume),
    otherColour(one, other),
    designsInARow(one.designs, other.designs),
    sameDay(one, other),
  ].filter((sign) => sign !== null);
  if (found.length === 0) return null;
  return {
    score: Math.min(
      100,
      found.reduce((sum, [points]) => sum + points, 0),
    ),
    reasons: found.map(([, reason]) => reason),
  };
}
