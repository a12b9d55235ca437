/** Positions of the longest increasing subsequence; all other numbers were moved. */
function risingPlaces(numbers: readonly number[]): Set<number> {
  const tails: number[] = [];
  const before = numbers.map((number, place) => {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((numbers[tails[middle] ?? 0] ?? 0) < number) low = middle + 1;
      else high = middle;
    }
    tails[low] = place;
    return tails[low - 1];
  });
  const kept = new Set<number>();
  for (let place = tails.at(-1); place !== undefined; place = before[place]) kept.add(place);
  return kept;
}

/** Items in both lists that moved from their place in the first: the fewest moves that explain the second. */
export function movedIn(base: readonly string[], mine: readonly string[]): Set<string> {
  const places = new Map(base.map((id, place) => [id, place]));
  const common = mine.filter((id) => places.has(id));
  const stayed = risingPlaces(common.map((id) => places.get(id) ?? 0));
  return new Set(common.filter((_, place) => !stayed.has(place)));
}

/**
 * Merges two curators' edits of the same order. Everything added by either is included, everything removed by either is
 * gone. An item moved by one follows the same neighbour as there; an item moved by both is where `mine` has it.
 */
export function mergeOrders(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const [was, keeps, has] = [new Set(base), new Set(mine), new Set(theirs)];
  const moved = movedIn(base, mine);
  const isGone = (id: string) => was.has(id) && !(keeps.has(id) && has.has(id));
  const merged = theirs.filter((id) => !isGone(id) && !moved.has(id));
  const placed = new Set(merged);
  let previous: string | null = null;
  for (const id of mine) {
    if (isGone(id)) continue;
    if (!placed.has(id)) merged.splice(previous === null ? 0 : merged.indexOf(previous) + 1, 0, id);
    placed.add(id);
    previous = id;
  }
  return merged;
}

/** Items added and removed between two orders. */
export function orderChanges(before: readonly string[], after: readonly string[]) {
  const [was, is] = [new Set(before), new Set(after)];
  return { added: after.filter((id) => !was.has(id)), removed: before.filter((id) => !is.has(id)) };
}
