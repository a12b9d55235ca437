import { nameLikeness } from './name-likeness';
import { businessSounds, personSounds, shopOf } from './name-words';

/** What is compared of a seller or buyer. */
export interface Comparable {
  businessName: string;
  contactName: string;
  /** E.164. */
  phoneNumbers: readonly string[];
  gstin: string | null;
  /** The market of a seller, the city of a buyer; null where it is not known. */
  place: string | null;
  address: string;
  /** Names of WhatsApp groups. */
  groups: readonly string[];
  /** Names that chats have for them. */
  senders: readonly string[];
}

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

interface Signal {
  weight: number;
  reason: string;
}

/** The person or company of a GSTIN, whatever the state it is registered in. */
const panOf = (gstin: string | null): string | null => gstin && gstin.slice(2, 12);

const shared = (one: readonly string[], other: readonly string[]) => one.find((value) => other.includes(value));

/** Whether two numbers differ in one digit, or in two that were swapped: a slip of whoever typed it. */
function isSlip(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const places = [...one].flatMap((digit, place) => (digit === other[place] ? [] : [place]));
  const [first = 0, second = 0] = places;
  if (places.length === 1) return true;
  return places.length === 2 && second === first + 1 && one[first] === other[second] && one[second] === other[first];
}

const overlap = (one: readonly string[], other: readonly string[]): number => {
  const common = one.filter((word) => other.includes(word)).length;
  return common === 0 ? 0 : common / Math.min(one.length, other.length);
};

const plain = (likeness: number) => likeness.toFixed(2);

interface Likenesses {
  name: number;
  person: number;
  hasPersons: boolean;
}

const likenessesOf = (one: Comparable, other: Comparable): Likenesses => ({
  name: nameLikeness(businessSounds(one.businessName), businessSounds(other.businessName)),
  person: nameLikeness(personSounds(one.contactName), personSounds(other.contactName)),
  hasPersons: one.contactName !== '' && other.contactName !== '',
});

const isNowhere = (one: Comparable, other: Comparable) => one.place === null || other.place === null;

/** What speaks for one beside the names, and how strongly; and by how much what speaks against it divides that. */
function signalsOf(one: Comparable, other: Comparable, { person, hasPersons }: Likenesses) {
  const signals: Signal[] = [];
  let against = 1;
  const add = (weight: number, reason: string) => signals.push({ weight, reason });
  const [pan, itsPan] = [panOf(one.gstin), panOf(other.gstin)];
  if (pan && itsPan && pan === itsPan) add(0.95, 'Same PAN in two GSTINs');
  if (pan && itsPan && pan !== itsPan) against *= 0.5;
  if (hasPersons && person >= 0.8) add(0.75 * person, person === 1 ? 'Same person' : `Persons ${plain(person)}`);
  if (hasPersons && person < 0.4) against *= 0.7;
  const sender = shared(one.senders, other.senders);
  if (sender) add(0.9, `Same WhatsApp sender ${sender}`);
  const group = shared(one.groups, other.groups);
  if (group) add(0.6, `Same group ${group}`);
  if (one.phoneNumbers.some((number) => other.phoneNumbers.some((its) => isSlip(number, its))))
    add(0.6, 'Phones differ in one digit');
  const [shop, itsShop] = [shopOf(one.address), shopOf(other.address)];
  const isSamePlace = one.place !== null && one.place === other.place;
  const isSameNumber = shop.number !== null && shop.number === itsShop.number;
  // Where nobody chose a market, the address may name it.
  const isThere = isSamePlace || (isNowhere(one, other) && overlap(shop.words, itsShop.words) >= 0.5);
  if (isThere && isSameNumber) add(0.7, `Same shop ${shop.number}`);
  if (shop.number && itsShop.number && shop.number !== itsShop.number) against *= 0.85;
  if (isSamePlace && overlap(shop.words, itsShop.words) >= 0.6) add(0.25, 'Address words');
  return { signals: signals.sort((a, b) => b.weight - a.weight), against };
}

/**
 * Likeness of names from which a pair is looked at: in the same place, where the person or the shop is the same as well,
 * and elsewhere.
 */
const [LIKE, LIKE_WITH_MORE, LIKE_ELSEWHERE] = [0.72, 0.55, 0.85];
const [STRONG, MORE] = [0.9, 0.68];

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
  const isElsewhere = shop.number !== null && itsShop.number !== null && shop.number !== itsShop.number;
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
  const { name } = likenesses;
  const { signals, against } = signalsOf(one, other, likenesses);
  const [strongest] = signals;
  if (!strongest) return null;
  const isSamePlace = one.place !== null && one.place === other.place;
  const isStrong = strongest.weight >= STRONG;
  if (!one.businessName || !other.businessName) return isStrong ? nameless(signals) : null;
  const hasMore = signals.some(({ weight }) => weight >= MORE);
  if (name < (isSamePlace ? (hasMore ? LIKE_WITH_MORE : LIKE) : LIKE_ELSEWHERE)) return null;
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
