import { useState } from 'react';
import type { OrderLine, SaleCatalog, SubOrder } from '@/lib/contracts/orders/order-record';
import { changeProblem } from '@/lib/domain/orders/change-set';
import { wantedPieces } from '@/lib/domain/orders/quantities';
import { type EditedLine, fromCatalog, lineProblems } from './use-draft-order';

/** Desired values of a placed line: null or NaN when the input is not a number. */
interface Wished {
  pieces: number | null;
  rate: number | null;
  rateReason: string;
}

const asItIs = (line: OrderLine): Wished => ({
  pieces: wantedPieces(line),
  rate: line.rate,
  rateReason: line.rateReason ?? '',
});

const toWish = ({ pieces, rate, rateReason }: Wished) => ({
  pieces: pieces ?? Number.NaN,
  rate: rate ?? Number.NaN,
  rateReason: rateReason.trim() || null,
});

const isOther = (line: OrderLine, { pieces, rate }: Wished) => pieces !== wantedPieces(line) || rate !== line.rate;

/** A change to a part while it is being edited: nothing is sent before confirmation. */
export function useChangeSet(part: SubOrder) {
  const [wished, setWished] = useState<Readonly<Record<string, Wished>>>({});
  const [added, setAdded] = useState<readonly EditedLine[]>([]);
  const lines = part.lines.map((line) => {
    const wish = wished[line.id] ?? asItIs(line);
    return { line, wish, problem: isOther(line, wish) ? changeProblem(line, toWish(wish)) : null };
  });
  const changed = lines.filter(({ line, wish }) => isOther(line, wish));
  const isSound =
    lines.every(({ problem }) => problem === null) &&
    added.every((line) => Object.values(lineProblems(line)).every((problem) => problem === undefined));
  const isEmpty = changed.length + added.length === 0;
  const body = {
    lines: changed.map(({ line, wish }) => ({ lineId: line.id, ...toWish(wish) })),
    added: added.map(({ catalogId, pieces, rate, rateReason, catalogRate }) => ({
      catalogId,
      pieces: pieces ?? 0,
      rate: rate ?? 0,
      rateReason: rate === catalogRate ? null : rateReason.trim(),
    })),
    version: part.version,
  };
  return {
    lines,
    added,
    isEmpty,
    /** Request body without its reason; null while invalid. */
    body: isSound && !isEmpty ? body : null,
    wish: (line: OrderLine, changes: Partial<Wished>) =>
      setWished({ ...wished, [line.id]: { ...(wished[line.id] ?? asItIs(line)), ...changes } }),
    add: (catalog: SaleCatalog) => setAdded([...added, fromCatalog(catalog)]),
    changeAdded: (index: number, changes: Partial<EditedLine>) =>
      setAdded(added.map((line, place) => (place === index ? { ...line, ...changes } : line))),
    removeAdded: (index: number) => setAdded(added.filter((_, place) => place !== index)),
  };
}
