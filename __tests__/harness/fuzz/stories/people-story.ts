import { handoversApi } from '@/lib/contracts/salesmen/handovers';
import { salesmenApi } from '@/lib/contracts/salesmen/salesmen';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { usersApi } from '@/lib/contracts/users/users';
import { need, type Story } from './teller';

/** A salesman visits a seller, transfers the portfolio and gets it back. */
export const peopleStory: Story = async ({ tell, idOf }) => {
  const id = idOf('salesman');
  const { rows } = await tell('salesman', sellersApi.list, { query: {} });
  const sellerId = need(rows[0], 'seller of the salesman').id;
  const note = 'Showed the new designs.';
  await tell('salesman', salesmenApi.addVisit, { params: { id }, body: { sellerId, note } });
  const staff = await tell('admin', usersApi.list, { query: { role: 'salesman', limit: '100' } });
  const other = need(
    staff.rows.find((one) => one.id !== id && one.status === 'active'),
    'other salesman',
  );
  const move = { fromId: id, toId: other.id };
  await tell('admin', handoversApi.preview, { query: move });
  const made = await tell('admin', handoversApi.handOver, { body: move });
  await tell('admin', handoversApi.undo, { params: { id: made.id } });
};
