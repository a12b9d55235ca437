import { sql } from 'drizzle-orm';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { orm } from '@/lib/server/db/database';
import { sellerNotes } from '@/lib/server/db/schema/sellers';
import { serveApi } from '../support/api';
import { mergeCalls } from '../support/merge-place';
import { signIn } from '../support/order-place';
import { makeSeller } from '../support/seller-factories';

const api = serveApi();

it('eight people write about both records during merge and undo: nothing is lost', async () => {
  const [admin, ...people] = await Promise.all(
    Array.from({ length: 9 }, (_, nth) => signIn(nth === 0 ? 'admin' : 'manage_seller')),
  );
  if (!admin) throw new Error('There is nobody.');
  const [kept, gone] = [await makeSeller({ status: 'active' }), await makeSeller({ status: 'active' })];
  const calls = mergeCalls(api, admin);
  const { data: asked } = await calls.ask('seller', kept.id, gone.id);
  const statuses: number[] = [];
  let [written, undoings] = [0, 0];

  const work = async (person: typeof admin, nth: number) => {
    for (let turn = 0; turn < 6; turn += 1) {
      const { id } = (turn + nth) % 2 === 0 ? kept : gone;
      const note = await api.call(
        sellersApi.addNote,
        { params: { id }, body: { text: `${nth}.${turn}` } },
        { as: person },
      );
      if (note.status === 201) written += 1;
      const { data: now } = await api.call(sellersApi.get, { params: { id } }, { as: person });
      const body = { address: `Shop ${nth}.${turn}`, version: now.version };
      const saved = await api.call(sellersApi.update, { params: { id }, body }, { as: person });
      statuses.push(note.status, saved.status);
    }
  };
  const decide = async () => {
    for (let turn = 0; turn < 2; turn += 1) {
      for (let tries = 0; tries < 50; tries += 1) {
        const reply = await calls.merge(await calls.get(asked.id, kept.id));
        statuses.push(reply.status);
        if (reply.status === 200) break;
      }
      const found = await calls.get(asked.id);
      if (found.request.status !== 'merged') return;
      const undone = await calls.undo(found.request);
      statuses.push(undone.status);
      undoings += 1;
      await calls.step(asked.id, 'open', undone.data.request.version);
    }
  };
  await Promise.all([decide(), ...people.map(work)]);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(undoings).toBe(2);
  const { rows } = await orm().execute<{ n: number }>(
    sql`select count(*)::int as n from ${sellerNotes} where seller_id in (${kept.id}, ${gone.id})`,
  );
  expect(rows[0]?.n).toBe(written);
}, 120_000);
