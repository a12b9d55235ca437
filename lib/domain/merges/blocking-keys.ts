import { skeletonOf } from './name-sound';
import { businessSounds, personSounds, withoutPlace } from './name-words';
import { calledOf, type Comparable, placedShop, plainly } from './pair-signals';

/** Words of a name that keys are made of: the longest tell most. */
const WORDS = 3;

const longest = (words: readonly string[]): string[] =>
  [...new Set(words.map(skeletonOf))].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, WORDS);

/** The words of a name, and all of them as one: "Nav Rang" is Navrang. */
function namedBy(record: Comparable): string[] {
  const sounds = withoutPlace(businessSounds(calledOf(record)));
  return [...new Set([...longest(sounds), skeletonOf(sounds.join(''))])].filter(Boolean);
}

/**
 * Two records that could be one have a key in common, so that nothing is held against everything. A key joins a word of
 * the name with a second signal; what is certain, and a shop of a market, is a key by itself.
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
