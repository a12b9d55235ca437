/** What a rule looks at in a catalog. */
interface Candidate {
  id: string;
  sellerId: string;
}

export interface RuleLimits {
  /** How many it adds at most. */
  most: number;
  /** How many of one seller the collection has at most afterwards, those it has already included; null for any. */
  mostPerSeller: number | null;
}

/**
 * What a rule adds to a collection, in the order of the candidates. What the collection has already is not added again,
 * and counts for its seller; what is excluded is never added. `crowdedOut` is how many the limit for one seller kept out.
 */
export function fillByRule<One extends Candidate>(
  candidates: readonly One[],
  members: readonly Candidate[],
  { most, mostPerSeller }: RuleLimits,
  excludedIds: ReadonlySet<string> = new Set(),
): { added: One[]; crowdedOut: number; excluded: number } {
  const known = new Set(members.map(({ id }) => id));
  const ofSeller = new Map<string, number>();
  const count = (sellerId: string) => ofSeller.get(sellerId) ?? 0;
  for (const { sellerId } of members) ofSeller.set(sellerId, count(sellerId) + 1);
  const added: One[] = [];
  let [crowdedOut, excluded] = [0, 0];
  for (const candidate of candidates) {
    if (added.length >= most) break;
    const { id, sellerId } = candidate;
    if (known.has(id)) continue;
    if (excludedIds.has(id)) {
      excluded += 1;
      continue;
    }
    if (mostPerSeller !== null && count(sellerId) >= mostPerSeller) {
      crowdedOut += 1;
      continue;
    }
    known.add(id);
    ofSeller.set(sellerId, count(sellerId) + 1);
    added.push(candidate);
  }
  return { added, crowdedOut, excluded };
}
