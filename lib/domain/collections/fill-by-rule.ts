/** Catalog facts a rule evaluates. */
interface Candidate {
  id: string;
  sellerId: string;
}

export interface RuleLimits {
  /** Most catalogs it adds. */
  most: number;
  /** Most catalogs per seller after filling, including those already in the collection; null for no limit. */
  mostPerSeller: number | null;
}

/**
 * Catalogs a rule adds to a collection, in candidate order. Existing members are not added again but count for their
 * seller; excluded ones are never added. `crowdedOut` counts those dropped by the seller limit.
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
