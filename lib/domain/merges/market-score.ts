import { nameLikeness } from './name-likeness';
import { skeletonOf, soundsOf } from './name-sound';
import type { PairScore } from './pair-score';

/** Facts of a market that are compared. */
export interface ComparableMarket {
  name: string;
  marketNumber: string | null;
  city: string;
}

/** Generic words that describe a place without identifying it. */
const PLAIN = new Set(
  soundsOf(
    'the market markets mkt bazaar bazar haat textile textiles cloth kapda saree sarees silk print centre center complex ' +
      'मार्केट बाजार बाज़ार कपड़ा साड़ी માર્કેટ બજાર કાપડ સાડી',
  ).map(skeletonOf),
);

/** Distinctive words of a market's name, by sound; all words when nothing else is left. */
function ownWords(name: string): readonly string[] {
  const words = soundsOf(name.replace(/\d+/g, ' '));
  const own = words.filter((word) => !PLAIN.has(skeletonOf(word)));
  return own.length > 0 ? own : words;
}

/** Numbers in a name are significant: Radha Market 2 is not Radha Market. */
const numbersIn = (name: string): string => (name.match(/\d+/g) ?? []).join(' ');

const cityOf = (city: string): string => soundsOf(city).map(skeletonOf).join(' ');

const numberOf = ({ marketNumber }: ComparableMarket): string | null => marketNumber && marketNumber.toLowerCase();

/** Markets that could be the same share a word of the name, by sound, in the same city. */
export const marketKeys = (market: ComparableMarket): string[] => {
  const words = ownWords(market.name);
  const sounds = [...words, words.join('')].map(skeletonOf);
  return [...new Set(sounds)].map((word) => `market ${word} ${cityOf(market.city)}`);
};

/** Minimum name likeness to suggest two markets of a city. */
const LIKE = 0.85;

/** How likely two markets are the same, with reasons. Never certain: hundreds of sellers would move. */
export function scoreMarkets(one: ComparableMarket, other: ComparableMarket): PairScore | null {
  if (cityOf(one.city) !== cityOf(other.city) || numbersIn(one.name) !== numbersIn(other.name)) return null;
  const likeness = nameLikeness(ownWords(one.name), ownWords(other.name));
  if (likeness < LIKE) return null;
  const [number, its] = [numberOf(one), numberOf(other)];
  const isSameNumber = number !== null && number === its;
  const isOtherNumber = number !== null && its !== null && number !== its;
  const score = Math.round(100 * likeness * (isOtherNumber ? 0.8 : isSameNumber ? 1 : 0.95));
  const reasons = [
    likeness === 1 ? 'Names sound the same' : `Names ${likeness.toFixed(2)}`,
    'Same city',
    ...(isSameNumber ? [`Same number ${one.marketNumber}`] : []),
    ...(isOtherNumber ? [`Numbers ${one.marketNumber} and ${other.marketNumber}`] : []),
  ];
  return { score: Math.min(score, 98), isCertain: false, reasons };
}
