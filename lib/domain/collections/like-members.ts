import { likeness, type PhotoPrint } from '../photos/photo-likeness';

interface Covered {
  id: string;
  print: PhotoPrint;
}

export interface LikePair {
  ids: [string, string];
  kind: 'duplicate' | 'colourway';
}

const BYTES = 8;

/** Candidate pairs: hashes that differ in fewer bits than they have bytes must share at least one byte. */
function candidates(members: readonly Covered[]): [Covered, Covered][] {
  const pairs = new Map<string, [Covered, Covered]>();
  for (let byte = 0; byte < BYTES; byte += 1) {
    const alike = new Map<string, Covered[]>();
    for (const member of members) {
      const part = member.print.hash.slice(2 * byte, 2 * byte + 2);
      const others = alike.get(part) ?? [];
      for (const other of others) pairs.set(`${other.id} ${member.id}`, [other, member]);
      others.push(member);
      alike.set(part, others);
    }
  }
  return [...pairs.values()];
}

/** Likely duplicates in a collection, and the same designs in another colour, judged by their covers. */
export const likeMembers = (members: readonly Covered[]): LikePair[] =>
  candidates(members).flatMap(([one, other]): LikePair[] => {
    const found = likeness(one.print, other.print);
    if (found === 'different') return [];
    return [{ ids: [one.id, other.id], kind: found === 'other-colour' ? 'colourway' : 'duplicate' }];
  });
