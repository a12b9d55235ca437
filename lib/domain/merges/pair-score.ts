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
/** From here on two go by one name, a shop goes by the name of the other's owner, two people are one. */
const [CALLED, OWNER, SAME_PERSON] = [0.6, 0.8, 0.8];

/** Of two signals that agree, one of them a shop or a person: as good as a strong one. */
const AGREED = 0.9;

const isNameless = (one: Comparable, other: Comparable) => !one.businessName || !other.businessName;

const count = (facts: readonly boolean[]) => facts.filter(Boolean).length;

/** So little is known of it that nothing can speak against. */
const isSparse = ({ gstin, address }: Comparable) => gstin === null && shopOf(address).number === null;

/** Of one of them it is not known what it is called. */
const nameless = (signals: readonly Signal[]): PairScore => ({
  score: 75,
  isCertain: false,
  reasons: signals.map(({ reason }) => reason),
});

/** How sure all signals together are. */
const agreementOf = (signals: readonly Signal[]) => 1 - signals.reduce((doubt, { weight }) => doubt * (1 - weight), 1);

/**
 * Two that answer one phone. An agent, an accountant or a family answers it for many shops: names that have nothing in
 * common, two shops or two firms need something that speaks for one all the same.
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
  // A shop that moved goes on under its name.
  const hasMoved = name >= STRONG && !isOtherFirm;
  const isUnknown = speaksFor + speaksAgainst === 0 && (isSparse(one) || isSparse(other));
  const isHint = hasMoved || isUnknown || speaksFor >= Math.max(1, speaksAgainst);
  return isHint ? { score: 85, isCertain: false, reasons } : null;
}

/**
 * How sure it is that two records are one, with the reasons; null where too little says so. Names alone say nothing:
 * a second signal has to agree.
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
