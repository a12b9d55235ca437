import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSettled } from '@/components/ui/use-settled';
import { useOrderStep } from '@/lib/client/queries/orders';
import type { Order, OrderLine, SaleCatalog } from '@/lib/contracts/orders/order-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { piecesProblem } from '@/lib/domain/orders/draft-warnings';
import { MOST_DISCOUNT } from '@/lib/domain/orders/order-money';

/** An edited line of a draft: null when the input is not a number. */
export interface EditedLine {
  catalogId: string;
  title: string;
  seller: OrderLine['seller'];
  setPieces: number | null;
  catalogRate: number;
  pieces: number | null;
  rate: number | null;
  rateReason: string;
}

const toEdited = (line: OrderLine): EditedLine => ({
  catalogId: line.catalogId,
  title: line.title,
  seller: line.seller,
  setPieces: line.setPieces,
  catalogRate: line.catalogRate,
  pieces: line.ordered,
  rate: line.rate,
  rateReason: line.rateReason ?? '',
});

/** Line for a catalog that was just selected. */
export const fromCatalog = (catalog: SaleCatalog): EditedLine => ({
  catalogId: catalog.id,
  title: catalog.designNumber ? `${catalog.title}, design ${catalog.designNumber}` : catalog.title,
  seller: catalog.seller,
  setPieces: catalog.setPieces,
  catalogRate: catalog.rate,
  pieces: catalog.setPieces,
  rate: catalog.rate,
  rateReason: '',
});

/** Validation errors of a line, by field. */
export function lineProblems({ pieces, rate, rateReason, setPieces, catalogRate }: EditedLine) {
  const isRate = rate !== null && Number.isInteger(rate) && rate > 0;
  return {
    pieces: piecesProblem(pieces ?? Number.NaN, { isSet: setPieces !== null, setPieces }) ?? undefined,
    rate: isRate ? undefined : 'Type a rate above zero.',
    rateReason: isRate && rate !== catalogRate && rateReason.trim() === '' ? 'Say why the rate is another.' : undefined,
  };
}

const isWhole = (line: EditedLine) => Object.values(lineProblems(line)).every((problem) => problem === undefined);

const toBody = (lines: readonly EditedLine[], words: Words) => ({
  ...words,
  discountBasisPoints: words.discountBasisPoints ?? 0,
  lines: lines.map(({ catalogId, pieces, rate, rateReason, catalogRate }) => ({
    catalogId,
    pieces: pieces ?? 0,
    rate: rate ?? 0,
    rateReason: rate === catalogRate ? null : rateReason.trim(),
  })),
});

interface Words {
  deliveryAddress: string;
  note: string;
  /** Null or NaN when the input is not a number. */
  discountBasisPoints: number | null;
}

const wordsOf = ({ deliveryAddress, note, discountBasisPoints }: Order): Words => ({
  deliveryAddress,
  note,
  discountBasisPoints,
});

/** Validation error of a discount, as a sentence. */
export const discountProblem = (basisPoints: number | null): string | undefined =>
  (basisPoints ?? 0) <= MOST_DISCOUNT ? undefined : 'Type a percentage up to 50.';

/** An autosaved draft: saved shortly after the last key press, against the version this page knows. */
export function useDraftOrder(order: Order) {
  const { mutateAsync, isPending, error } = useOrderStep(ordersApi.update);
  const [lines, setLines] = useState(() => order.draftLines.map(toEdited));
  const [words, setWords] = useState(() => wordsOf(order));
  const body = JSON.stringify(toBody(lines, words));
  const [saved, setSaved] = useState(body);
  const kept = useRef({ body, version: order.version });
  const sending = useRef<Promise<number | null>>(Promise.resolve(null));
  const [refused, setRefused] = useState<string | null>(null);
  const settled = useSettled(body);
  const isSound = lines.every(isWhole) && discountProblem(words.discountBasisPoints) === undefined;
  const isSaved = body === saved;

  const keep = (typed: string, version: number) => {
    kept.current = { body: typed, version };
    setSaved(typed);
    return version;
  };
  const send = async (): Promise<number | null> => {
    const { version } = kept.current;
    if (kept.current.body === body) return version;
    const input = { params: { id: order.id }, body: { ...toBody(lines, words), version } };
    const after = await mutateAsync(input).catch(() => null);
    return after && keep(body, after.version);
  };

  /**
   * Saves the draft after any earlier save: two concurrent saves would conflict. Resolves to the saved version; null on
   * failure.
   */
  const save = (): Promise<number | null> => {
    if (!isSound) return Promise.resolve(null);
    sending.current = sending.current.then(send);
    return sending.current;
  };
  const isDue = settled === body && !isSaved && isSound && !isPending && refused !== body;
  // A rejected save would be rejected again; the page shows the reason.
  const saveNow = useEffectEvent(() => {
    void save().then((version) => {
      if (version === null) setRefused(body);
    });
  });
  useEffect(() => {
    if (isDue) saveNow();
  }, [isDue]);

  return {
    lines,
    words,
    isSaved,
    isSound,
    isPending,
    error,
    save,
    setWords,
    add: (catalog: SaleCatalog) => setLines([...lines, fromCatalog(catalog)]),
    addAll: (all: readonly { catalog: SaleCatalog; pieces: number | null }[]) =>
      setLines([...lines, ...all.map(({ catalog, pieces }) => ({ ...fromCatalog(catalog), pieces }))]),
    change: (index: number, changes: Partial<EditedLine>) =>
      setLines(lines.map((line, place) => (place === index ? { ...line, ...changes } : line))),
    remove: (index: number) => setLines(lines.filter((_, place) => place !== index)),
    /** Replaces the draft with the version saved by another user. */
    takeTheirs: () => {
      const theirs = order.draftLines.map(toEdited);
      setLines(theirs);
      setWords(wordsOf(order));
      keep(JSON.stringify(toBody(theirs, wordsOf(order))), order.version);
    },
  };
}

export type DraftOrder = ReturnType<typeof useDraftOrder>;
