import { areTwoShops, shopOf } from './name-words';
import {
  type Comparable,
  isNowhere,
  type Likenesses,
  likenessesOf,
  panOf,
  plain,
  shared,
  type Signal,
  signalsOf,
} from './pair-signals';

export interface PairScore {
  /** From 0 to 100. */
  score: number;
  /** Beyond doubt: may be merged with others at one go. */
  isCertain: boolean;
  /** In words, the weightiest first: "Same phone". */
  reasons: string[];
}

/** A hint says at least this. */
export const LOWEST_SCORE = 70;

/**
 * Likeness of names from which a pair is looked at: in the same place, where the person or the shop is the same as well,
 * and elsewhere.
 */
const [LIKE, LIKE_WITH_MORE, LIKE_ELSEWHERE] = [0.72, 0.55, 0.85];
const [STRONG, MORE] = [0.9, 0.68];
/** From here on a shop goes by the name of the other's owner. */
const OWNER = 0.8;

/** Of one of them nobody knows what it is called. */
const nameless = (signals: readonly Signal[]): PairScore => ({
  score: 75,
  isCertain: false,
  reasons: signals.map(({ reason }) => reason),
});

function certainty(one: Comparable, other: Comparable, { name, person }: Likenesses): PairScore | null {
  const isSameGstin = one.gstin !== null && one.gstin === other.gstin;
  const phone = shared(one.phoneNumbers, other.phoneNumbers);
  if (isSameGstin) return { score: 100, isCertain: true, reasons: ['Same GSTIN', ...(phone ? ['Same phone'] : [])] };
  if (!phone) return null;
  const [pan, itsPan] = [panOf(one.gstin), panOf(other.gstin)];
  // A family of two firms answers one phone.
  const [shop, itsShop] = [shopOf(one.address), shopOf(other.address)];
  const isElsewhere = areTwoShops(shop, itsShop);
  // An agent answers one phone for many shops.
  const isDoubtful = (pan && itsPan && pan !== itsPan) || name < 0.6 || (isElsewhere && person < 0.8);
  return isDoubtful
    ? { score: 85, isCertain: false, reasons: ['Same phone', `Names ${plain(name)}`] }
    : { score: 99, isCertain: true, reasons: ['Same phone', `Names ${plain(name)}`] };
}

/**
 * How sure it is that two records are one, with the reasons; null where too little says so. Names alone say nothing:
 * a second signal has to agree.
 */
export function scorePair(one: Comparable, other: Comparable): PairScore | null {
  const likenesses = likenessesOf(one, other);
  const certain = certainty(one, other, likenesses);
  if (certain) return certain;
  const { signals, against } = signalsOf(one, other, likenesses);
  const [strongest] = signals;
  if (!strongest) return null;
  const isSamePlace = one.place !== null && one.place === other.place;
  const isStrong = strongest.weight >= STRONG;
  const hasMore = signals.some(({ weight }) => weight >= MORE);
  const hasOwner = hasMore && likenesses.owner >= OWNER;
  const name = hasOwner ? Math.max(likenesses.name, likenesses.owner) : likenesses.name;
  const isNameless = !one.businessName || !other.businessName;
  if (name < (isSamePlace ? (hasMore ? LIKE_WITH_MORE : LIKE) : LIKE_ELSEWHERE))
    return isNameless && isStrong ? nameless(signals) : null;
  if (!isSamePlace && !isNowhere(one, other) && !isStrong) return null;
  const agreement = 1 - signals.reduce((doubt, { weight }) => doubt * (1 - weight), 1);
  const score = Math.round(100 * (0.5 * name + 0.5 * agreement) * against);
  if (score < LOWEST_SCORE) return null;
  const reasons = [
    ...signals.map(({ reason }) => reason),
    name === 1 ? 'Names sound the same' : `Names ${plain(name)}`,
    ...(isSamePlace ? ['Same place'] : []),
  ];
  return { score: Math.min(score, 98), isCertain: false, reasons };
}
