import * as fc from 'fast-check';
import { mergeOrders } from '@/lib/domain/collections/merge-orders';

interface Curator {
  /** The server's state as this curator last saw it, and the state they want. */
  base: string[];
  mine: string[];
}

const IDS = [...'abcdefghijkl'];
const START = ['a', 'b', 'c', 'd', 'e'];

/** An action of one of two curators: adds, removes or moves a catalog, or saves. */
const deed = fc.record({
  who: fc.constantFrom(0, 1),
  what: fc.constantFrom('add' as const, 'remove' as const, 'move' as const, 'save' as const),
  id: fc.constantFrom(...IDS),
  to: fc.nat(11),
});

/** Two curators and a server that merges their saves, like the screens and the real server. */
function curateTogether(deeds: readonly { who: number; what: string; id: string; to: number }[]) {
  let server = START;
  const curators: Curator[] = [
    { base: START, mine: START },
    { base: START, mine: START },
  ];
  const touched = { added: new Set<string>(), removed: new Set<string>() };
  const save = (one: Curator) => {
    server = mergeOrders(one.base, one.mine, server);
    one.base = server;
    one.mine = server;
  };
  for (const { who, what, id, to } of deeds) {
    const one = curators[who];
    if (!one) continue;
    const rest = one.mine.filter((other) => other !== id);
    const isIn = rest.length < one.mine.length;
    if (what === 'save') save(one);
    if (what === 'add' && !isIn) {
      one.mine = [...rest, id];
      touched.added.add(id);
    }
    if (what === 'remove' && isIn) {
      one.mine = rest;
      touched.removed.add(id);
    }
    if (what === 'move' && isIn) one.mine = [...rest.slice(0, to), id, ...rest.slice(to)];
  }
  for (const one of [...curators, ...curators]) save(one);
  return { server, curators, touched };
}

describe('two curators who save whenever they like', () => {
  it('end with the same order, each catalog in it once', () =>
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
        const { server, curators } = curateTogether(deeds);
        expect(new Set(server).size).toBe(server.length);
        for (const { mine } of curators) expect(mine).toEqual(server);
      }),
      { numRuns: 2000 },
    ));

  it('lose nothing that was added, and see nothing again that was removed', () =>
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
        const { server, touched } = curateTogether(deeds);
        const { added, removed } = touched;
        for (const id of [...START, ...added]) if (!removed.has(id)) expect(server).toContain(id);
        for (const id of removed) if (!added.has(id)) expect(server).not.toContain(id);
        for (const id of server) expect([...START, ...added]).toContain(id);
      }),
      { numRuns: 2000 },
    ));

  it('keep the order of one where the other only added at the end', () =>
    fc.assert(
      fc.property(fc.shuffledSubarray(START, { minLength: START.length }), (mine) => {
        const merged = mergeOrders(START, mine, [...START, 'x']);
        expect(merged.filter((id) => id !== 'x')).toEqual(mine);
        expect(merged).toContain('x');
      }),
    ));
});
