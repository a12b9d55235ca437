import { piecesProblem } from './draft-warnings';

interface ForSale {
  id: string;
  rate: number;
  setPieces: number | null;
}

/** Lines for repeating an order: what is still available, at today's rates, in whole sets. */
export const againLines = (
  ordered: readonly { catalogId: string; ordered: number }[],
  forSale: readonly ForSale[],
): { catalogId: string; pieces: number; rate: number; rateReason: null }[] =>
  ordered.flatMap(({ catalogId, ordered: pieces }) => {
    const catalog = forSale.find(({ id }) => id === catalogId);
    if (!catalog) return [];
    const { rate, setPieces } = catalog;
    if (piecesProblem(pieces, { isSet: setPieces !== null, setPieces })) return [];
    return [{ catalogId, pieces, rate, rateReason: null }];
  });
