import { legalSteps } from '@/lib/domain/machine';
import { changedLine, changeProblem } from '@/lib/domain/orders/change-set';
import { closeProblem, type Headline, headlineOfAll } from '@/lib/domain/orders/headline';
import { creditOf, figuresOf, type Settled, withSettled } from '@/lib/domain/orders/order-figures';
import { allocationProblem } from '@/lib/domain/orders/order-money';
import { type LineMove, moved, NO_PIECES, quantityProblem, type Quantities } from '@/lib/domain/orders/quantities';
import { RETURN_MACHINE } from '@/lib/domain/orders/return-machine';
import type { ReturnStatus } from '@/lib/domain/orders/return-status';
import type { History, Wish } from './order-wishes';

const BUYER_MANAGER = ['manage_buyer'];

export interface Line extends Quantities {
  id: string;
  rate: number;
  catalogRate: number;
  setPieces: null;
  gstBasisPoints: number;
}

interface GoodsBack {
  lineId: string;
  pieces: number;
  status: ReturnStatus;
}

export interface Part {
  states: { fromState: string | null; toState: string | null; discountBasisPoints: number };
  lines: readonly Line[];
  lorries: readonly { lineId: string; pieces: number; isThere: boolean }[];
  returns: readonly GoodsBack[];
  settled: readonly Settled[];
  isClosed: boolean;
  version: number;
}

export interface OrderState {
  parts: readonly Part[];
  payments: readonly { amount: number; share: number; isReversed: boolean }[];
}

/** A sub-order's figures as the server stores them. */
export const figures = ({ lines, settled, states, isClosed }: Part) =>
  figuresOf(withSettled(lines, settled), {
    ...states,
    isClosed,
    credited: settled.reduce((all, { amount }) => all + amount, 0),
  });

/** Amount that payments and credit notes have settled for the order. */
export const paidFor = ({ parts, payments }: OrderState): number =>
  parts.flatMap(({ settled }) => settled).reduce((all, { amount }) => all + amount, 0) +
  payments.reduce((all, { share, isReversed }) => (isReversed ? all : all + share), 0);

export const payableOf = ({ parts }: OrderState): number => parts.reduce((all, part) => all + figures(part).payable, 0);

export const headlineOfOrder = ({ parts }: OrderState): Headline =>
  headlineOfAll(parts.map((part) => figures(part).headline));

/** Applies a request to a sub-order; null if it is refused. */
type Step = (part: Part, wish: Wish) => Part | null;

function withMove(part: Part, lineId: string, move: LineMove): Part | null {
  const line = part.lines.find(({ id }) => id === lineId);
  if (!line) return null;
  const after = { ...line, ...moved(line, move) };
  if (quantityProblem(after)) return null;
  return { ...part, lines: part.lines.map((one) => (one === line ? after : one)) };
}

const POSSIBLE: Record<'accept' | 'refuse' | 'cancel' | 'dispatch' | 'return', (line: Line) => number> = {
  accept: (line) => line.ordered - line.accepted - line.refused - line.cancelled,
  refuse: (line) => line.ordered - line.accepted - line.refused - line.cancelled,
  cancel: (line) => line.ordered - line.refused - line.cancelled - line.dispatched,
  dispatch: (line) => line.accepted - line.dispatched,
  return: (line) => line.delivered - line.returned,
};

const lineOf = ({ lines }: Part, { line }: Wish): Line => lines[line % lines.length] as Line;

function withPieces(part: Part, wish: Wish, kind: keyof typeof POSSIBLE) {
  const line = lineOf(part, wish);
  const pieces = wish.isAll ? POSSIBLE[kind](line) : wish.pieces;
  const after = pieces < 1 ? null : withMove(part, line.id, { kind, pieces });
  return after && { after, lineId: line.id, pieces };
}

const picked = <Item>(items: readonly Item[], { choice }: Wish): Item | undefined => items[choice % items.length];

const STEPS: Record<Exclude<Wish['kind'], 'pay' | 'reverse'>, Step> = {
  accept: (part, wish) => withPieces(part, wish, 'accept')?.after ?? null,
  refuse: (part, wish) => withPieces(part, wish, 'refuse')?.after ?? null,
  cancel: (part, wish) => withPieces(part, wish, 'cancel')?.after ?? null,
  dispatch: (part, wish) => {
    const gone = withPieces(part, wish, 'dispatch');
    if (!gone) return null;
    const { after, lineId, pieces } = gone;
    return { ...after, lorries: [...part.lorries, { lineId, pieces, isThere: false }] };
  },
  deliver: (part, wish) => {
    const lorry = picked(wish.isAll ? part.lorries.filter(({ isThere }) => !isThere) : part.lorries, wish);
    if (!lorry || lorry.isThere) return null;
    const after = withMove(part, lorry.lineId, { kind: 'deliver', pieces: lorry.pieces });
    return after && { ...after, lorries: part.lorries.map((one) => (one === lorry ? { ...one, isThere: true } : one)) };
  },
  change: (part, wish) => {
    const line = lineOf(part, wish);
    const other = wish.isAll ? line.rate : 1 + (wish.paise % 900_000);
    const change = { pieces: wish.pieces * 2, rate: other, rateReason: 'Agreed' };
    if (changeProblem(line, change)) return null;
    return { ...part, lines: part.lines.map((one) => (one === line ? changedLine(line, change) : one)) };
  },
  close: (part) => (closeProblem(figures(part).headline) === null ? { ...part, isClosed: true } : null),
  'ask-return': (part, wish) => {
    const back = withPieces(part, wish, 'return');
    if (!back) return null;
    const { after, lineId, pieces } = back;
    return { ...after, returns: [...part.returns, { lineId, pieces, status: 'requested' }] };
  },
  'move-return': (part, wish) => {
    const goods = picked(part.returns, wish);
    const step = goods && picked(legalSteps(RETURN_MACHINE, goods.status, {}, BUYER_MANAGER), wish);
    if (!step) return null;
    const { lineId, pieces } = goods;
    const next = {
      ...part,
      returns: part.returns.map((one) => (one === goods ? { ...one, status: step.to } : one)),
    };
    if (step.to === 'refused') return withMove(next, lineId, { kind: 'refuse-return', pieces });
    if (step.to !== 'settled') return next;
    const { payable } = figures(part);
    const amount = creditOf({ ...part.states, payable }, part.lines, part.settled, { lineId, pieces });
    return amount <= 0 ? null : { ...next, settled: [...part.settled, { lineId, pieces, amount }] };
  },
};

const FOR_CLOSED: readonly Wish['kind'][] = ['ask-return', 'move-return'];
/** Consignments and returns are identified by id, not by their sub-order's version. */
const ANY_VERSION: readonly Wish['kind'][] = ['deliver', 'move-return'];

function withPayment(state: OrderState, { paise: amount, isAll }: Wish): OrderState | null {
  const due = payableOf(state) - paidFor(state);
  const share = isAll ? Math.min(amount, due) : amount;
  if (allocationProblem(amount, [{ orderId: 'it', amount: share, due }])) return null;
  return { ...state, payments: [...state.payments, { amount, share, isReversed: false }] };
}

function withReversal(state: OrderState, wish: Wish): OrderState | null {
  const payment = picked(state.payments, wish);
  if (!payment || payment.isReversed) return null;
  const payments = state.payments.map((one) => (one === payment ? { ...one, isReversed: true } : one));
  return { ...state, payments };
}

function granted(state: OrderState, wish: Wish): OrderState | null {
  const { kind, behind } = wish;
  if (kind === 'pay') return withPayment(state, wish);
  if (kind === 'reverse') return withReversal(state, wish);
  const part = state.parts[wish.part % state.parts.length] as Part;
  const isStale = behind > 0 && part.version > 1 && !ANY_VERSION.includes(kind);
  if (isStale || (part.isClosed && !FOR_CLOSED.includes(kind))) return null;
  const after = STEPS[kind](part, wish);
  if (!after) return null;
  const next = { ...after, version: part.version + 1 };
  return { ...state, parts: state.parts.map((one) => (one === part ? next : one)) };
}

/** The order after each granted request, starting with the placed order. */
export function* lived({ parts, wishes }: History): Generator<{ wish: Wish | null; state: OrderState }> {
  let state: OrderState = {
    parts: parts.map(({ states, discountBasisPoints, lines }, index) => ({
      states: { ...states, discountBasisPoints },
      lines: lines.map((line, place) => ({
        ...NO_PIECES,
        ...line,
        catalogRate: line.rate,
        setPieces: null,
        id: `${index}.${place}`,
      })),
      ...{ lorries: [], returns: [], settled: [], isClosed: false, version: 1 },
    })),
    payments: [],
  };
  yield { wish: null, state };
  for (const wish of wishes) {
    const after = granted(state, wish);
    if (!after) continue;
    state = after;
    yield { wish, state };
  }
}
