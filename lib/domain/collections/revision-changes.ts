import { movedIn, orderChanges } from './merge-orders';

interface Revised {
  id: string;
  title: string;
  rate: number | null;
}

export interface RevisionChanges {
  added: Revised[];
  removed: Revised[];
  /** In both revisions at different positions, counted from 1. */
  moved: { id: string; title: string; from: number; to: number }[];
  rates: { id: string; title: string; before: number | null; after: number | null }[];
}

/** Differences between a revision of a collection and the previous one. */
export function revisionChanges(before: readonly Revised[], after: readonly Revised[]): RevisionChanges {
  const [was, is] = [new Map(before.map((one) => [one.id, one])), new Map(after.map((one) => [one.id, one]))];
  const [order, next] = [[...was.keys()], [...is.keys()]];
  const { added, removed } = orderChanges(order, next);
  const moved = movedIn(order, next);
  return {
    added: added.flatMap((id) => is.get(id) ?? []),
    removed: removed.flatMap((id) => was.get(id) ?? []),
    moved: after
      .filter(({ id }) => moved.has(id))
      .map(({ id, title }) => ({ id, title, from: order.indexOf(id) + 1, to: next.indexOf(id) + 1 })),
    rates: after.flatMap(({ id, title, rate }) => {
      const earlier = was.get(id);
      return earlier && earlier.rate !== rate ? { id, title, before: earlier.rate, after: rate } : [];
    }),
  };
}

/** Whether there are no differences. */
export const areSame = ({ added, removed, moved, rates }: RevisionChanges): boolean =>
  [added, removed, moved, rates].every((list) => list.length === 0);
