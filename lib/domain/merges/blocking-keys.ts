import { skeletonOf } from './name-sound';
import { businessSounds, personSounds, withoutPlace } from './name-words';
import { calledOf, type Comparable, placedShop, plainly } from './pair-signals';

/** Number of words of a name that become keys: the longest are the most distinctive. */
const WORDS = 3;

const longest = (words: readonly string[]): string[] =>
  [...new Set(words.map(skeletonOf))].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, WORDS);

/** Words of a name, and all of them joined: "Nav Rang" is Navrang. */
function namedBy(record: Comparable): string[] {
  const sounds = withoutPlace(businessSounds(calledOf(record)));
  return [...new Set([...longest(sounds), skeletonOf(sounds.join(''))])].filter(Boolean);
}

/**
 * Records that could be the same share at least one key, so that not every pair is compared. A key joins a word of the
 * name with a second signal; a certain signal, or a shop in a market, is a key on its own.
 */
export function blockingKeys(record: Comparable): string[] {
  const { phoneNumbers, gstin, place, groups, senders } = record;
  const { number } = placedShop(record);
  const words = namedBy(record);
  const persons = longest(personSounds(record.contactName));
  const keys = [
    ...phoneNumbers.map((phone) => `phone ${phone}`),
    ...(gstin ? [`gstin ${gstin}`, `pan ${gstin.slice(2, 12)}`] : []),
    ...senders.map((sender) => `sender ${plainly(sender)}`),
    ...(number && place ? [`shop ${number} ${place}`] : []),
    ...words.flatMap((word) => [
      ...(place ? persons : []).map((person) => `person ${word} ${person} ${place}`),
      ...(number ? [`shop ${number} ${word}`] : []),
      ...groups.map((group) => `group ${word} ${group}`),
    ]),
    `all ${longest(businessSounds(record.businessName)).join(' ')} ${persons.join(' ')}`,
  ];
  return [...new Set(keys)];
}
