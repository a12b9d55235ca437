import { cycleClosingApi } from '@/lib/contracts/cycles/cycle-closing';
import type { Cycle } from '@/lib/contracts/cycles/cycle-record';
import { cycleWorkApi } from '@/lib/contracts/cycles/cycle-work';
import { cyclesApi } from '@/lib/contracts/cycles/cycles';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { dayAfter } from '@/lib/domain/cycles/cycle-days';
import { NO_TARGETS } from '@/lib/domain/cycles/stages';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { need, type Story, StoryCut, type Teller } from './teller';

/** A market with open work that is in no cycle. */
async function freeMarket({ tell, idOf }: Teller): Promise<string> {
  const { rows } = await tell('admin', uploadsApi.list, { query: { limit: '100' } });
  const open = rows.filter(
    ({ kind, status, editor, isEscalated }) =>
      kind === 'catalog' &&
      (status === 'open' || status === 'assigned') &&
      !isEscalated &&
      editor?.id !== idOf('editor_catalog'),
  );
  for (const sellerId of new Set(open.map(({ seller }) => seller.id))) {
    const { market } = await tell('admin', sellersApi.get, { params: { id: sellerId } });
    if (!market) continue;
    const cycles = await tell('admin', cyclesApi.list, { query: { marketId: market.id } });
    if (cycles.rows.length === 0) return market.id;
  }
  throw new StoryCut('Every market with open work is in a cycle.');
}

async function startCycle({ tell, idOf }: Teller, marketId: string): Promise<Cycle> {
  const today = indianDayOf(new Date());
  const made = await tell('admin', cyclesApi.create, {
    body: {
      name: 'Holi',
      firstDay: today,
      lastDay: dayAfter(today, 9),
      marketIds: [marketId],
      targets: NO_TARGETS,
      responsibleId: idOf('admin'),
    },
  });
  const params = { id: made.id };
  const changed = await tell('admin', cyclesApi.update, {
    params,
    body: { name: 'Holi 2027', lastDay: dayAfter(today, 12), version: made.version },
  });
  return tell('admin', cyclesApi.step, { params, body: { to: 'active', version: changed.version } });
}

/** An upload of the cycle is moved to another editor, to the pool and back. */
async function moveWork({ tell, idOf }: Teller, params: { id: string }): Promise<void> {
  await tell('admin', cycleWorkApi.proposeMoves, { params });
  const { uploads } = await tell('admin', cycleClosingApi.unfinished, { params });
  const toId = idOf('editor_catalog');
  const { id: uploadId, editor } = need(
    uploads.find((one) => one.kind === 'catalog' && !one.isHeld && one.editor?.id !== toId),
    'upload of another editor',
  );
  const move = (fromId: string | null, to: string | null) =>
    tell('admin', cycleWorkApi.move, { params, body: { moves: [{ uploadId, fromId, toId: to }] } });
  await move(editor?.id ?? null, toId);
  await move(toId, null);
  await move(null, toId);
}

/** A cycle is planned, started, closed with its work back in the pool, reopened and resumed. */
export const cycleStory: Story = async (teller) => {
  const { tell, work } = teller;
  const cycle = await startCycle(teller, await freeMarket(teller));
  const params = { id: cycle.id };
  await moveWork(teller, params);
  const closing = await tell('admin', cyclesApi.step, { params, body: { to: 'closing', version: cycle.version } });
  const rule = { assigned: 'pool', unassigned: 'carry', oldFrom: null, old: 'carry' } as const;
  const wish = { rule, exceptions: [] };
  await tell('admin', cycleClosingApi.preview, { params, body: wish });
  await tell('admin', cycleClosingApi.close, { params, body: { ...wish, version: closing.version } });
  await work();
  const closed = await tell('admin', cyclesApi.get, { params });
  need(closed.outcome, 'outcome of the cycle');
  await tell('admin', cycleClosingApi.reopen, { params, body: { version: closed.version } });
  await work();
  const again = await tell('admin', cyclesApi.get, { params });
  await tell('admin', cyclesApi.step, { params, body: { to: 'active', version: again.version } });
  await tell('admin', cyclesApi.history, { params, query: {} });
};
