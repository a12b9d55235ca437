import type { Order, SubOrder } from '@/lib/contracts/orders/order-record';
import { legalSteps } from '@/lib/domain/machine';
import { openPieces, quantityProblem, toDispatch } from '@/lib/domain/orders/quantities';
import { RETURN_MACHINE } from '@/lib/domain/orders/return-machine';
import type { Random } from '@/lib/server/seed/random';

/** A call on a sub-order, with the name from its contract. */
export interface Deed {
  name: 'answer' | 'dispatch' | 'deliver' | 'cancel' | 'close' | 'returnGoods' | 'moveReturn' | 'setLr';
  id: string;
  body: Record<string, unknown>;
}

export interface DeedReply {
  status: number;
  message: string;
}

interface Race {
  random: Random;
  people: number;
  /** Makes the call as one of the people. */
  deed: (person: number, deed: Deed) => Promise<DeedReply>;
  read: () => Promise<Order>;
}

const LORRY = { transporter: 'Ganesh Roadways', lrNumber: '', isMeant: true, parcels: 1, freight: 'to_pay' };

/**
 * Calls that send the version of the sub-order they are based on; of those with the same version, only one can succeed.
 */
const VERSIONED: readonly Deed['name'][] = ['answer', 'dispatch', 'cancel', 'close', 'returnGoods'];

/** Every call possible on a sub-order in its current state, including some with more pieces than there are. */
function possible(part: SubOrder, random: Random): Deed[] {
  const { id, version } = part;
  const now = new Date(Date.now() - 60_000).toISOString();
  const some = (most: number) => 1 + random.below(most + 1);
  const lines = part.lines.flatMap((line): Deed[] => {
    const lineId = line.id;
    const one = (pieces: number) => ({ lines: [{ lineId, pieces }], version });
    const open = openPieces(line);
    const answer = { lineId, accepted: some(open), refused: 0, reason: null };
    const left = line.delivered - line.returned;
    return [
      ...(open > 0 ? [{ name: 'answer', id, body: { lines: [answer], version } } as const] : []),
      ...(toDispatch(line) > 0
        ? Array.from(
            { length: 3 },
            () =>
              ({
                name: 'dispatch',
                id,
                body: { ...LORRY, dispatchedAt: now, ...one(some(toDispatch(line))) },
              }) as const,
          )
        : []),
      ...(random.chance(0.15) ? [{ name: 'cancel', id, body: { ...one(1), reason: 'Not wanted.' } } as const] : []),
      ...(left > 0
        ? [{ name: 'returnGoods', id, body: { lineId, pieces: some(left), reason: 'Damaged', version } } as const]
        : []),
    ];
  });
  const lorries = part.consignments.flatMap((lorry): Deed[] => [
    ...(lorry.deliveredAt ? [] : [{ name: 'deliver', id: lorry.id, body: { deliveredAt: now } } as const]),
    { name: 'setLr', id: lorry.id, body: { transporter: 'Ganesh Roadways', lrNumber: 'LR 7', isMeant: true } },
  ]);
  const returns = part.returns.flatMap((goods) =>
    legalSteps(RETURN_MACHINE, goods.status, {}, ['admin']).map(({ to }): Deed => ({
      name: 'moveReturn',
      id: goods.id,
      body: { to, reason: 'Seen.', version: goods.version },
    })),
  );
  const closing: Deed[] = part.headline === 'delivered' ? [{ name: 'close', id, body: { version } }] : [];
  return [...lines, ...lorries, ...returns, ...closing];
}

function flawsOf(part: SubOrder, order: Order): string[] {
  const sum = (all: readonly { pieces: number }[]) => all.reduce((pieces, one) => pieces + one.pieces, 0);
  const lines = part.lines.flatMap((line) => {
    const loaded = (all: SubOrder['consignments']) =>
      sum(all.flatMap(({ lines: own }) => own).filter(({ lineId }) => lineId === line.id));
    const back = part.returns.filter(({ lineId, status }) => lineId === line.id && status !== 'refused');
    return [
      quantityProblem(line),
      loaded(part.consignments) !== line.dispatched && 'What was loaded is not what was dispatched.',
      loaded(part.consignments.filter(({ deliveredAt }) => deliveredAt)) !== line.delivered &&
        'What arrived is not what was delivered.',
      sum(back) !== line.returned && 'What was asked back is not what was returned.',
    ];
  });
  const notes = part.returns.flatMap(({ creditNote }) => creditNote ?? []);
  return [
    ...lines,
    part.returns.some(({ status, creditNote }) => (status === 'settled') !== (creditNote !== null)) &&
      'A settled return has no credit note.',
    new Set(notes).size !== notes.length && 'Two returns have one credit note.',
    (order.account?.paid ?? 0) > part.payable && 'More was credited than was to be paid.',
  ].filter((flaw) => typeof flaw === 'string');
}

/** Many people change one sub-order concurrently. Returns the errors found afterwards. */
export async function raceRound({ random, people, deed, read }: Race): Promise<{ flaws: string[]; won: number }> {
  const [part] = (await read()).subOrders;
  if (!part) throw new Error('The order has no part.');
  const choices = possible(part, random);
  if (choices.length === 0) return { flaws: [], won: 0 };
  const wished = Array.from({ length: people }, () => random.pick(choices as [Deed, ...Deed[]]));
  const replies = await Promise.all(wished.map((wish, person) => deed(person, wish)));
  const order = await read();
  const [after] = order.subOrders;
  const won = wished.filter((_, index) => (replies[index]?.status ?? 0) < 300);
  const flaws = [
    ...(after ? flawsOf(after, order) : ['The part is gone.']),
    ...replies.flatMap(({ status, message }, index) =>
      status >= 500 || (status >= 300 && !/^[A-Z].*\.$/s.test(message))
        ? [`${wished[index]?.name} was answered ${status}: ${message}`]
        : [],
    ),
    ...(won.filter(({ name }) => VERSIONED.includes(name)).length > 1 ? ['Two came through on one version.'] : []),
    ...(after && after.version - part.version !== won.length ? ['Versions are not steps.'] : []),
  ];
  return { flaws, won: won.length };
}
