import { areTwoShops, isSameShop, shopOf } from './name-words';
import {
  areOtherFirms,
  type Comparable,
  isNowhere,
  type Likenesses,
  likenessesOf,
  ownSender,
  placedShop,
  plain,
  shared,
  type Signal,
  signalsOf,
} from './pair-signals';

export interface PairScore {
  /** From 0 to 100. */
  score: number;
  /** Certain, so it may be merged in bulk with others. */
  isCertain: boolean;
  /** Sentences, strongest first: "Same phone". */
  reasons: string[];
}

/** Minimum score of a suggestion. */
export const LOWEST_SCORE = 70;

/**
 * Minimum name likeness of a pair: in the same place, in the same place with the same person or shop, and elsewhere.
 */
const [LIKE, LIKE_WITH_MORE, LIKE_ELSEWHERE] = [0.72, 0.55, 0.85];
const [STRONG, MORE] = [0.9, 0.68];
/** Thresholds: both have the same name, a shop is named after the other's owner, both people are the same. */
const [CALLED, OWNER, SAME_PERSON] = [0.6, 0.8, 0.8];

/** Two agreeing signals, one of them a shop or a person, count as much as a strong one. */
const AGREED = 0.9;

const isNameless = (one: Comparable, other: Comparable) => !one.businessName || !other.businessName;

const count = (facts: readonly boolean[]) => facts.filter(Boolean).length;

/** Too few facts are known to contradict a match. */
const isSparse = ({ gstin, address }: Comparable) => gstin === null && shopOf(address).number === null;

/** The name of one of them is unknown. */
const nameless = (signals: readonly Signal[]): PairScore => ({
  score: 75,
  isCertain: false,
  reasons: signals.map(({ reason }) => reason),
});

/** Combined certainty of all signals. */
const agreementOf = (signals: readonly Signal[]) => 1 - signals.reduce((doubt, { weight }) => doubt * (1 - weight), 1);

/**
 * Two records with the same phone. An agent, an accountant or a family may answer it for many shops, so with unrelated
 * names, two shops or two firms, further evidence is required.
 */
function onePhone(one: Comparable, other: Comparable, { name, person, owner }: Likenesses): PairScore | null {
  const isOtherFirm = areOtherFirms(one.gstin, other.gstin);
  const isElsewhere = areTwoShops(shopOf(one.address), shopOf(other.address));
  const isOtherPlace = !isNowhere(one, other) && one.place !== other.place;
  const isOnePerson = person >= SAME_PERSON;
  const isOneShop = !isOtherPlace && isSameShop(placedShop(one), placedShop(other));
  const isOneSender = ownSender(one, other) !== undefined;
  const reasons = [
    'Same phone',
    `Names ${plain(name)}`,
    ...(isOnePerson ? [`Persons ${plain(person)}`] : []),
    ...(isOneShop ? ['Same shop'] : []),
  ];
  if (name >= CALLED && !isOtherFirm && (isOnePerson || !(isElsewhere || isOtherPlace)))
    return { score: 99, isCertain: true, reasons };
  const speaksFor = count([name >= CALLED, owner >= OWNER, isOneShop, isOneSender, isNameless(one, other)]);
  const speaksAgainst = count([isOtherFirm, isElsewhere, isOtherPlace]);
  // A shop that moved keeps its name.
  const hasMoved = name >= STRONG && !isOtherFirm;
  const isUnknown = speaksFor + speaksAgainst === 0 && (isSparse(one) || isSparse(other));
  const isHint = hasMoved || isUnknown || speaksFor >= Math.max(1, speaksAgainst);
  return isHint ? { score: 85, isCertain: false, reasons } : null;
}

/**
 * How likely two records are the same, with reasons; null with too little evidence. Names alone prove nothing: a second
 * signal must agree.
 */
export function scorePair(one: Comparable, other: Comparable): PairScore | null {
  const likenesses = likenessesOf(one, other);
  const isSameGstin = one.gstin !== null && one.gstin === other.gstin;
  const isSamePhone = shared(one.phoneNumbers, other.phoneNumbers) !== undefined;
  if (isSameGstin)
    return { score: 100, isCertain: true, reasons: ['Same GSTIN', ...(isSamePhone ? ['Same phone'] : [])] };
  if (isSamePhone) return onePhone(one, other, likenesses);
  const { signals, against } = signalsOf(one, other, likenesses);
  const [strongest] = signals;
  if (!strongest) return null;
  const isSamePlace = one.place !== null && one.place === other.place;
  const isStrong = strongest.weight >= STRONG;
  const hasMore = signals.some(({ weight }) => weight >= MORE);
  const hasOwner = hasMore && likenesses.owner >= OWNER;
  const name = hasOwner ? Math.max(likenesses.name, likenesses.owner) : likenesses.name;
  const agreement = agreementOf(signals);
  if (name < (isSamePlace ? (hasMore ? LIKE_WITH_MORE : LIKE) : LIKE_ELSEWHERE))
    return isNameless(one, other) && (isStrong || agreement >= AGREED) ? nameless(signals) : null;
  if (!isSamePlace && !isNowhere(one, other) && !isStrong) return null;
  const score = Math.round(100 * (0.5 * name + 0.5 * agreement) * against);
  if (score < LOWEST_SCORE) return null;
  const reasons = [
    ...signals.map(({ reason }) => reason),
    name === 1 ? 'Names sound the same' : `Names ${plain(name)}`,
    ...(isSamePlace ? ['Same place'] : []),
  ];
  return { score: Math.min(score, 98), isCertain: false, reasons };
}
