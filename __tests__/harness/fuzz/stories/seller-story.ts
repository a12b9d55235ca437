import { salesmenApi } from '@/lib/contracts/salesmen/salesmen';
import { sellerGroupsApi } from '@/lib/contracts/seller-groups';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { newPhone } from './order-parts';
import { need, type Story, type Teller } from './teller';

/** A WhatsApp group of a seller is registered, changed and given up. */
async function keepGroup({ tell, random }: Teller, sellerId: string): Promise<void> {
  const inviteLink = `https://chat.whatsapp.com/Kesar${String(random.below(1e9)).padStart(15, '0')}`;
  const body = { sellerId, name: 'Kesar new designs', inviteLink };
  const { id, version } = await tell('manage_seller', sellerGroupsApi.create, { body });
  const params = { id };
  const grown = await tell('manage_seller', sellerGroupsApi.update, { params, body: { memberCount: 240, version } });
  const left = { active: false, version: grown.version };
  await tell('manage_seller', sellerGroupsApi.update, { params, body: left });
}

/** A salesman gets a seller and a target. */
async function giveToSalesman({ tell, idOf }: Teller, sellerId: string, version: number): Promise<number> {
  const salesmanId = idOf('salesman');
  const params = { id: sellerId };
  await tell('manage_seller', sellersApi.addNote, { params, body: { text: 'Asks for a visit.' } });
  const given = await tell('manage_seller', sellersApi.update, { params, body: { salesmanId, version } });
  await tell('salesman', sellersApi.addNote, { params, body: { text: 'Comes on Monday.' } });
  const target = { month: '2026-12', visits: 40, newSellers: 4 };
  await tell('admin', salesmenApi.setTarget, { params: { id: salesmanId }, body: target });
  return given.version;
}

/** A seller is added, activated, given to a salesman, suspended and closed. */
export const sellerStory: Story = async (teller) => {
  const { tell, random } = teller;
  const { rows } = await tell('manage_seller', sellersApi.list, { query: { status: 'active' } });
  const { id: marketId } = need(rows.find(({ market }) => market)?.market, 'market');
  const added = await tell('pipeline_online', sellersApi.create, {
    body: { businessName: `Kesar ${random.below(1e9)}`, contactName: 'Mahesh', phoneNumbers: [newPhone(teller)] },
  });
  const params = { id: added.id };
  const placed = await tell('pipeline_online', sellersApi.update, {
    params,
    body: { marketId, version: added.version },
  });
  const step = (to: 'active' | 'suspended', version: number) =>
    tell('manage_seller', sellersApi.transition, { params, body: { to, reason: 'Asked for it.', version } });
  const active = await step('active', placed.version);
  await keepGroup(teller, added.id);
  const version = await giveToSalesman(teller, added.id, active.version);
  const gone = await step('suspended', version);
  await tell('admin', sellersApi.transition, { params, body: { to: 'closed', version: gone.version } });
  await tell('manage_seller', sellersApi.history, { params, query: {} });
};
