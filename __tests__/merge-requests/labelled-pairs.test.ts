import { blockingKeys } from '@/lib/domain/merges/blocking-keys';
import { scorePair } from '@/lib/domain/merges/pair-score';
import type { Comparable } from '@/lib/domain/merges/pair-signals';
import { readText } from '../support/repository-files';

/** Two records and whether they are duplicates. The held-out half was never looked at while the scorer was improved. */
interface Labelled {
  one: Comparable;
  other: Comparable;
  same: boolean;
  half: 'seen' | 'kept';
  kind: string;
}

const pairsIn = (file: string) =>
  readText(`__tests__/merge-requests/${file}`)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Labelled);

/**
 * The pairs written beside the scorer are biased towards it; the others were written and labelled without looking at
 * it.
 */
const PAIRS = {
  'beside the scorer': pairsIn('labelled-pairs.jsonl'),
  'by a stranger': pairsIn('strangers-pairs.jsonl'),
};
const HALVES = Object.entries(PAIRS).flatMap(([where, pairs]) =>
  (['seen', 'kept'] as const).map((half) => ({ where, half, pairs: pairs.filter((pair) => pair.half === half) })),
);

const share = (some: readonly unknown[], all: readonly unknown[]) => some.length / all.length;

describe.each(HALVES)('Of pairs labelled $where, the $half half:', ({ pairs }) => {
  const scored = pairs.map((pair) => ({
    ...pair,
    score: scorePair(pair.one, pair.other),
  }));
  const hints = scored.filter(({ score }) => score !== null);

  test('no certain pair is two', () => {
    const certain = scored.filter(({ score }) => score?.isCertain);
    expect(certain.length).toBeGreaterThan(20);
    expect(certain.filter(({ same }) => !same)).toEqual([]);
  });

  test('of ten hints nine are right, and of ten duplicates nine are found', () => {
    const found = hints.filter(({ same }) => same);
    expect(share(found, hints)).toBeGreaterThanOrEqual(0.92);
    const duplicates = scored.filter(({ same }) => same);
    expect(share(found, duplicates)).toBeGreaterThanOrEqual(0.9);
  });

  test('nearly all that are found share a key by which they are held against each other', () => {
    const found = hints.filter(({ same }) => same);
    const met = found.filter(({ one, other }) => {
      const keys = blockingKeys(other);
      return blockingKeys(one).some((key) => keys.includes(key));
    });
    expect(share(met, found)).toBeGreaterThanOrEqual(0.99);
  });
});
