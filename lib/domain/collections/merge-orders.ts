/** The longest run of numbers in a list that rise, by their places; the others are those that were moved. */
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

/** Which of those that both lists have were moved from where the first has them: as few as explain the second. */
export function movedIn(base: readonly string[], mine: readonly string[]): Set<string> {
  const places = new Map(base.map((id, place) => [id, place]));
  const common = mine.filter((id) => places.has(id));
  const stayed = risingPlaces(common.map((id) => places.get(id) ?? 0));
  return new Set(common.filter((_, place) => !stayed.has(place)));
}

/**
 * One order out of what two curators made of the same one. Whatever either added is there, whatever either removed is
 * gone; what one moved stands where they put it, behind the same neighbour, and everything else as the other has it.
 * What both moved is where `mine` has it.
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

/** What one order has that another has not, and the other way round. */
export function orderChanges(before: readonly string[], after: readonly string[]) {
  const [was, is] = [new Set(before), new Set(after)];
  return { added: after.filter((id) => !was.has(id)), removed: before.filter((id) => !is.has(id)) };
}
