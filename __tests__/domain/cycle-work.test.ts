import * as fc from 'fast-check';
import { emptyIn, emptyText } from '@/lib/domain/cycles/queue-forecast';
import { type MovablePiece, rebalance, type Worker } from '@/lib/domain/cycles/rebalance';

const people = fc
  .uniqueArray(fc.constantFrom('asha', 'farhan', 'harsh', 'meena'), { minLength: 1 })
  .chain((ids) =>
    fc.tuple(...ids.map((id) => fc.record({ id: fc.constant(id), doneADay: fc.nat(12), fixed: fc.nat(5) }))),
  );
const pieces = fc
  .array(fc.option(fc.constantFrom('asha', 'farhan', 'harsh', 'meena', 'somebody who left')), { maxLength: 40 })
  .map((editors) => editors.map((editorId, nth) => ({ id: String(nth), editorId })));

const daysOf = ({ id, doneADay }: Worker, loads: ReadonlyMap<string, number>) =>
  (loads.get(id) ?? 0) / Math.max(0.5, doneADay);
const slowest = (workers: readonly Worker[], loads: ReadonlyMap<string, number>) =>
  Math.max(...workers.map((one) => daysOf(one, loads)));

/** Each worker's load before anything moves. */
const loadsBefore = (list: readonly MovablePiece[], workers: readonly Worker[]) =>
  new Map(workers.map(({ id, fixed }) => [id, fixed + list.filter(({ editorId }) => editorId === id).length]));

describe('a proposal to rebalance', () => {
  it('loses no work and moves none twice', () =>
    fc.assert(
      fc.property(pieces, people, (list, workers) => {
        const { moves, loads } = rebalance(list, workers);
        expect(new Set(moves.map(({ uploadId }) => uploadId)).size).toBe(moves.length);
        const theirs = list.filter(({ editorId }) => editorId === null || workers.some(({ id }) => id === editorId));
        const fixed = workers.reduce((sum, one) => sum + one.fixed, 0);
        expect([...loads.values()].reduce((sum, load) => sum + load, 0)).toBe(fixed + theirs.length);
      }),
    ));

  it('moves only to another, from whoever has it', () =>
    fc.assert(
      fc.property(pieces, people, (list, workers) => {
        for (const { uploadId, fromId, toId } of rebalance(list, workers).moves) {
          expect(fromId).toBe(list.find(({ id }) => id === uploadId)?.editorId);
          expect(toId).not.toBe(fromId);
        }
      }),
    ));

  it('makes nobody who is done last later', () =>
    fc.assert(
      fc.property(pieces, people, (list, workers) => {
        const assigned = list.filter(({ editorId }) => editorId !== null);
        const before = loadsBefore(assigned, workers);
        expect(slowest(workers, rebalance(assigned, workers).loads)).toBeLessThanOrEqual(slowest(workers, before));
      }),
    ));

  it('has nothing more to propose once it is done', () =>
    fc.assert(
      fc.property(pieces, people, (list, workers) => {
        const { moves } = rebalance(list, workers);
        const now = new Map(moves.map(({ uploadId, toId }) => [uploadId, toId]));
        const after = list.map(({ id, editorId }) => ({ id, editorId: now.get(id) ?? editorId }));
        expect(rebalance(after, workers).moves).toEqual([]);
      }),
    ));

  it('gives the most to whoever does the most', () => {
    const list = Array.from({ length: 12 }, (_, nth) => ({ id: String(nth), editorId: null }));
    const { loads } = rebalance(list, [
      { id: 'asha', doneADay: 6, fixed: 0 },
      { id: 'farhan', doneADay: 3, fixed: 0 },
    ]);
    expect([loads.get('asha'), loads.get('farhan')]).toEqual([8, 4]);
  });
});

describe('when a queue is empty', () => {
  const days = (count: number) => Array.from({ length: 10 }, () => count);

  it.each([
    [{ waiting: 0, came: [], left: [] }, 'Empty.'],
    [{ waiting: 5, came: [1, 2], left: [3, 4] }, 'Too little to forecast: it takes 7 whole days of work.'],
    [{ waiting: 20, came: days(6), left: days(8) }, 'Empty in 10 days.'],
    [{ waiting: 20, came: days(8), left: days(6) }, 'Grows: more comes in than is done.'],
  ])('%#', (queue, text) => expect(emptyText(emptyIn(queue))).toBe(text));

  it('is a range where days differ, open where it may grow as well', () => {
    const left = [4, 9, 7, 11, 5, 9, 8, 10, 6, 11];
    expect(emptyIn({ waiting: 40, came: days(4), left })).toEqual({ first: 9, last: 14 });
    expect(emptyIn({ waiting: 40, came: days(8), left })).toMatchObject({ last: null });
  });
});
