import { plainText } from '../text/plain-text';
import type { ClothColour } from './cloth-colours';
import { differenceOf, type Lab, labOfHex } from './lab';

/** What the trade means by colour names; the shades of one name may differ clearly. */
const SHADES: Record<string, readonly string[]> = {
  red: ['#c4161c', '#b3203a', '#d92b2b'],
  maroon: ['#6d1220', '#800020', '#7d2230'],
  pink: ['#f0a0b8', '#f4b6c6', '#e87a9a', '#b39dab'],
  'rani pink': ['#c8106e', '#d0307c', '#b01860'],
  peach: ['#fbc9a8', '#f5b48c'],
  orange: ['#f07818', '#e8842c', '#e8773c'],
  rust: ['#a8461a', '#b5562a', '#94421e'],
  yellow: ['#f5d020', '#f2c230', '#f7e06a'],
  mustard: ['#c8901c', '#d0a028', '#c8761a'],
  gold: ['#c9a24a', '#d4af5a', '#b8923c'],
  green: ['#2e7d32', '#3a8f48', '#4caf50', '#2e7d4f'],
  'bottle green': ['#0b3d2c', '#0f4a34', '#14402c'],
  'mehendi green': ['#6b6b1e', '#7a7a2a', '#5f6a24'],
  pista: ['#c9d6a3', '#b8d8a0', '#cfe0b0'],
  rama: ['#0f6b6b', '#127070', '#0a5f66'],
  firozi: ['#20b0b8', '#30c0c8', '#18a0a8'],
  'sky blue': ['#9fc5d8', '#8cc4e8', '#a8d4f0', '#80979f'],
  blue: ['#1f5f9b', '#2860c0', '#1f5f8b', '#3a78d0'],
  'navy blue': ['#18244a', '#1c2a50', '#20305c', '#384156'],
  purple: ['#6a2a8a', '#7b2d8e', '#5c2a80'],
  wine: ['#5c1636', '#6a1a40', '#701c48'],
  lavender: ['#c0a8dc', '#cdb8e6', '#b09cd0'],
  brown: ['#5b3a24', '#6b4428', '#7a5234'],
  beige: ['#d8c4a0', '#d0bc9c', '#e0cdb0'],
  cream: ['#f4ead0', '#f7efdc'],
  white: ['#f8f8f8', '#ececec', '#bdb9b7'],
  silver: ['#c4c8cc', '#b8bcc0'],
  grey: ['#808488', '#9a9ea2', '#606468'],
  black: ['#16161a', '#26262a'],
};

const NAMED = new Map(Object.entries(SHADES).map(([name, shades]) => [name, shades.map(labOfHex)]));

/** A second colour with this share of the cloth is offered before the second-best name of the first colour. */
const SECOND = 0.3;

/** Lightness in a photo depends on the lighting as well as on the cloth. */
const LIGHTNESS = 0.7;

export interface NamedColour {
  id: string;
  nameEn: string;
}

/** Values closest to a cloth's colours, most likely first; names without a known shade are skipped. */
export function nearestColours(
  colours: readonly ClothColour[],
  values: readonly NamedColour[],
  most: number,
): string[] {
  const known = values.flatMap(({ id, nameEn }) => {
    const shades = NAMED.get(plainText(nameEn));
    return shades ? [{ id, shades }] : [];
  });
  const nearest = (colour: Lab) =>
    known
      .map(({ id, shades }) => ({
        id,
        far: Math.min(...shades.map((shade) => differenceOf(colour, shade, LIGHTNESS))),
      }))
      .sort((one, other) => one.far - other.far)
      .map(({ id }) => id);
  const [first, second] = colours;
  if (!first) return [];
  const [likeliest = [], ...more] = [
    nearest(first),
    second && second.share >= SECOND ? nearest(second).slice(0, 1) : [],
  ];
  return [...new Set([...likeliest.slice(0, 1), ...more.flat(), ...likeliest])].slice(0, most);
}
