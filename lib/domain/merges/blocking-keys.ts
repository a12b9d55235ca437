import { skeletonOf } from './name-sound';
import { businessSounds, personSounds, shopOf } from './name-words';
import type { Comparable } from './pair-score';

/** Words of a name that keys are made of: the longest tell most. */
const WORDS = 3;

const longest = (words: readonly string[]): string[] =>
  [...new Set(words.map(skeletonOf))].sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).slice(0, WORDS);

/**
 * Two records that could be one have a key in common, so that nothing is held against everything. A key joins a word of
 * the name with a second signal; what is certain is a key by itself.
 */
export function blockingKeys(record: Comparable): string[] {
  const { phoneNumbers, gstin, place, address, groups, senders } = record;
  const { number } = shopOf(address);
  const words = longest(businessSounds(record.businessName));
  const persons = longest(personSounds(record.contactName));
  const keys = [
    ...phoneNumbers.map((phone) => `phone ${phone}`),
    ...(gstin ? [`gstin ${gstin}`, `pan ${gstin.slice(2, 12)}`] : []),
    ...senders.map((sender) => `sender ${sender}`),
    ...words.flatMap((word) => [
      ...(place ? persons : []).map((person) => `person ${word} ${person} ${place}`),
      ...(number && place ? [`shop ${word} ${number} ${place}`] : []),
      ...groups.map((group) => `group ${word} ${group}`),
    ]),
    `all ${words.join(' ')} ${persons.join(' ')}`,
  ];
  return [...new Set(keys)];
}
