/** Ways to sort a whole collection. */
export const ORDER_RULES = ['rate', 'newest', 'alternate'] as const;
export type OrderRule = (typeof ORDER_RULES)[number];

export const ORDER_LABELS: Readonly<Record<OrderRule, string>> = {
  rate: 'Lowest rate first',
  newest: 'Newest first',
  alternate: 'Alternate sellers',
};

interface Ordered {
  id: string;
  sellerId: string;
  rate: number | null;
  createdAt: string;
}

/** Sellers take turns; the catalogs of each keep their order. */
function alternate(members: readonly Ordered[]): Ordered[] {
  const turns = new Map<string, number>();
  const turnOf = members.map((member) => {
    const turn = turns.get(member.sellerId) ?? 0;
    turns.set(member.sellerId, turn + 1);
    return { member, turn };
  });
  return turnOf.sort((one, other) => one.turn - other.turn).map(({ member }) => member);
}

/**
 * Sorts catalogs by a rule; ties keep their order. Pinned catalogs keep their position, and the others fill the gaps.
 */
export function orderByRule(
  all: readonly Ordered[],
  rule: OrderRule,
  pinnedIds: ReadonlySet<string> = new Set(),
): string[] {
  const members = all.filter(({ id }) => !pinnedIds.has(id));
  const sorted = {
    rate: () => [...members].sort((one, other) => (one.rate ?? Infinity) - (other.rate ?? Infinity) || 0),
    newest: () =>
      [...members].sort((one, other) =>
        one.createdAt < other.createdAt ? 1 : one.createdAt > other.createdAt ? -1 : 0,
      ),
    alternate: () => alternate(members),
  }[rule]();
  const others = sorted.map(({ id }) => id);
  return all.map(({ id }) => (pinnedIds.has(id) ? id : (others.shift() ?? id)));
}
