import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { segmentsApi } from '@/lib/contracts/buyers/segments';
import { newBuyer } from './order-parts';
import type { Story, Teller } from './teller';

/** The buyers of a city get a name, are frozen, and the name is removed. */
async function keepSegment({ tell, random }: Teller): Promise<void> {
  const body = { name: `Kesar ${random.below(1e9)}`, search: 'state=Gujarat&status=active' };
  const { id } = await tell('manage_buyer', segmentsApi.create, { body });
  const params = { id };
  await tell('manage_buyer', segmentsApi.freeze, { params });
  await tell('manage_buyer', segmentsApi.freeze, { params });
  await tell('manage_buyer', buyersApi.list, { query: { segmentId: id } });
  await tell('manage_buyer', segmentsApi.remove, { params });
}

/** A buyer is added, changed, written about, blocked and unblocked, and says whether messages may come. */
export const buyerStory: Story = async (teller) => {
  const { tell, idOf } = teller;
  const buyer = await newBuyer(teller);
  const params = { id: buyer.id };
  const { version } = await tell('manage_buyer', buyersApi.update, {
    params,
    body: { creditLimit: 5_000_000, creditDays: 30, managerId: idOf('manage_buyer'), version: buyer.version },
  });
  const paper = { source: 'call', proof: 'Said so on the phone.' } as const;
  await tell('manage_buyer', buyersApi.addConsent, { params, body: { state: 'in', ...paper } });
  await tell('manage_buyer', buyersApi.addConsent, { params, body: { state: 'out', ...paper } });
  const note = await tell('manage_buyer', buyersApi.addNote, { params, body: { text: 'Buys before Diwali.' } });
  const edited = { params: { id: note.id }, body: { text: 'Buys before Diwali and Eid.' } };
  await tell('manage_buyer', buyersApi.editNote, edited);
  await tell('manage_buyer', buyersApi.editNote, edited);
  const block = { params, body: { to: 'blocked', reason: 'Dues unpaid', version } } as const;
  const blocked = await tell('manage_buyer', buyersApi.transition, block);
  await tell('manage_buyer', buyersApi.transition, block);
  await tell('manage_buyer', buyersApi.transition, { params, body: { to: 'active', version: blocked.version } });
  await tell('manage_buyer', buyersApi.history, { params, query: {} });
  await keepSegment(teller);
};
