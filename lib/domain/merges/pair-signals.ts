import { nameLikeness, personLikeness, wordLikeness } from './name-likeness';
import { skeletonOf, soundsOf } from './name-sound';
import { areTwoShops, businessSounds, isSameShop, personSounds, type Shop, shopOf, withoutPlace } from './name-words';

/** Facts of a seller or buyer that are compared. */
export interface Comparable {
  businessName: string;
  contactName: string;
  /** E.164. */
  phoneNumbers: readonly string[];
  gstin: string | null;
  /** Market of a seller, city of a buyer; null when unknown. */
  place: string | null;
  address: string;
  /** Names of WhatsApp groups. */
  groups: readonly string[];
  /** Their names in chats. */
  senders: readonly string[];
}

export interface Signal {
  weight: number;
  reason: string;
}

/** The person or company of a GSTIN, regardless of the state of registration. */
const panOf = (gstin: string | null): string | null => gstin && gstin.slice(2, 12);

/** Whether two GSTINs differ in one character, or in two swapped ones. */
const isGstinSlip = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other && isSlip(one, other);

/** Whether their GSTINs belong to two different persons or companies. */
export const areOtherFirms = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && panOf(one) !== panOf(other) && !isGstinSlip(one, other);

export const shared = (one: readonly string[], other: readonly string[]) => one.find((value) => other.includes(value));

/** A name by sound, ignoring case and punctuation. */
export const plainly = (name: string) => soundsOf(name).join(' ');

/** A name that chats use for both, regardless of spelling. */
const sharedSender = (one: readonly string[], other: readonly string[]) =>
  one.find((name) => other.some((its) => plainly(its) === plainly(name)));

/** Whether two numbers differ by a typo: one digit, or two swapped ones. */
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

export const plain = (likeness: number) => likeness.toFixed(2);

export interface Likenesses {
  name: number;
  person: number;
  /** Likeness of the name of one and the person of the other. */
  owner: number;
  hasPersons: boolean;
}

/** Businesses that send, carry or keep accounts for many shops. */
const FOR_MANY = /agent|dalal|broker|transport|roadways|carrier|courier|accountant|दलाल|एजेंट|દલાલ|એજન્ટ/i;

/**
 * A name that chats use for both and that belongs to one of them. An agent or carrier has a name of their own and sends
 * for many shops.
 */
export function ownSender(one: Comparable, other: Comparable): string | undefined {
  const theirs = [one, other].flatMap(({ businessName, contactName }) => [
    ...businessSounds(businessName),
    ...personSounds(contactName),
  ]);
  const isOwn = (sender: string) => {
    const sounds = [...businessSounds(sender), ...personSounds(sender)];
    return sounds.some((sound) => theirs.some((its) => wordLikeness(sound, its) >= 0.7));
  };
  const sender = sharedSender(one.senders, other.senders);
  return sender !== undefined && !FOR_MANY.test(sender) && isOwn(sender) ? sender : undefined;
}

const skeletons = (sounds: readonly string[]) => new Set(sounds.map(skeletonOf));

/** Name of a record; without a name, its name in chats. */
export const calledOf = ({ businessName, senders }: Comparable): string => businessName || (senders[0] ?? '');

/** Words of a record's name, without its place and, when only chats name it, without its people. */
function ownSounds(record: Comparable, other: Comparable): readonly string[] {
  const sounds = businessSounds(calledOf(record));
  const persons = record.businessName ? [] : [record, other].flatMap(({ contactName }) => personSounds(contactName));
  const places = [record.place, other.place].flatMap((place) => soundsOf(place ?? ''));
  const foreign = skeletons([...places, ...persons]);
  const own = withoutPlace(sounds).filter((sound) => !foreign.has(skeletonOf(sound)));
  return own.length > 0 ? own : sounds;
}

/** One of them may be named after its owner. */
const ownerLikeness = (one: Comparable, other: Comparable): number =>
  Math.max(
    ...[
      [one, other],
      [other, one],
    ].map(([shop, person]) =>
      nameLikeness(personSounds(shop?.businessName ?? ''), personSounds(person?.contactName ?? '')),
    ),
  );

export const likenessesOf = (one: Comparable, other: Comparable): Likenesses => ({
  name: nameLikeness(ownSounds(one, other), ownSounds(other, one)),
  person: personLikeness(personSounds(one.contactName), personSounds(other.contactName)),
  owner: ownerLikeness(one, other),
  hasPersons: one.contactName !== '' && other.contactName !== '',
});

/** Shop of a record; when the address has no number, the name may contain it. */
export function placedShop(record: Comparable): Shop {
  const shop = shopOf(record.address);
  if (shop.number !== null) return shop;
  const named = [record.businessName, ...record.senders].map((name) => shopOf(name));
  const { number, wing } = named.find((one) => (one.number?.length ?? 0) > 1) ?? shop;
  return { ...shop, number, wing };
}

export const isNowhere = (one: Comparable, other: Comparable) => one.place === null || other.place === null;

/**
 * Signals for a match besides the names, with their weights, and the factor by which contradicting ones reduce them.
 */
export function signalsOf(one: Comparable, other: Comparable, { person, hasPersons }: Likenesses) {
  const signals: Signal[] = [];
  let against = 1;
  const add = (weight: number, reason: string) => signals.push({ weight, reason });
  if (one.gstin && panOf(one.gstin) === panOf(other.gstin)) add(0.95, 'Same PAN in two GSTINs');
  if (isGstinSlip(one.gstin, other.gstin)) add(0.6, 'GSTINs differ in one sign');
  if (areOtherFirms(one.gstin, other.gstin)) against *= 0.5;
  if (hasPersons && person >= 0.8) add(0.75 * person, person === 1 ? 'Same person' : `Persons ${plain(person)}`);
  if (hasPersons && person < 0.4) against *= 0.7;
  const sender = sharedSender(one.senders, other.senders);
  if (sender) add(ownSender(one, other) ? 0.9 : 0.6, `Same WhatsApp sender ${sender}`);
  const group = shared(one.groups, other.groups);
  if (group) add(0.6, `Same group ${group}`);
  if (one.phoneNumbers.some((number) => other.phoneNumbers.some((its) => isSlip(number, its))))
    add(0.6, 'Phones differ in one digit');
  const [shop, itsShop] = [placedShop(one), placedShop(other)];
  const isSamePlace = one.place !== null && one.place === other.place;
  // Without a selected market, the address may name it.
  const isThere = isSamePlace || (isNowhere(one, other) && overlap(shop.words, itsShop.words) >= 0.5);
  if (isThere && isSameShop(shop, itsShop)) add(0.7, `Same shop ${shop.number}`);
  if (areTwoShops(shop, itsShop)) against *= 0.75;
  if (isSamePlace && overlap(shop.words, itsShop.words) >= 0.6) add(0.25, 'Address words');
  return { signals: signals.sort((a, b) => b.weight - a.weight), against };
}
