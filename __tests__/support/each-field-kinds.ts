import type { Role } from '@/config/roles';
import { CONTRACTS } from '@/lib/contracts/base/registry';
import type { QuickReply } from '@/lib/contracts/chat/chat-record';
import type { Cycle } from '@/lib/contracts/cycles/cycle-record';
import type { MessageTemplate } from '@/lib/contracts/messages/template-record';
import type { Order } from '@/lib/contracts/orders/order-record';
import type { SavedView } from '@/lib/contracts/saved-views';
import { dayAfter } from '@/lib/domain/cycles/cycle-days';
import { NO_TARGETS } from '@/lib/domain/cycles/stages';
import { indianMonthOf, monthAfter } from '@/lib/domain/text/indian-month';
import { makeSareeType } from './catalog-factories';
import { makeConversation } from './chat-place';
import { collectionCalls, makeLive } from './collection-place';
import { cycleCalls } from './cycle-place';
import { among, idsOf, type Making, type Place } from './each-field';
import { GOODS } from './each-field-goods';
import { makeUser } from './factories';
import { makeBuyer, makeSaleCatalog, orderCalls } from './order-place';
import { CAMPAIGN, TEMPLATE, VIEW } from './sample-bodies';
import { freshInvite, freshPhone, makeGroup, makeMarket, makeSeller } from './seller-factories';

const userId = async (role: Role) => (await makeUser({ roles: [role] })).id;
const template = ({ make }: Place, name: string) => make('messageTemplates.create', { ...TEMPLATE, name });
const TYPED = 'a draft saves itself while it is typed, which its history leaves out';

/** A record of each kind with a new value for each of its fields, by the call that saves them. */
export const KINDS: Record<string, Making> = {
  ...GOODS,
  'budgets.update': async ({ make }) => {
    const { name: month } = indianMonthOf(new Date());
    const { id } = await make('budgets.create', { month, paise: 100_000, warnPercent: 80 });
    return { id, fields: { month: monthAfter(month, 1), paise: 250_000, warnPercent: 75 } };
  },
  'buyers.update': async () => ({
    id: (await makeBuyer()).id,
    fields: {
      ...{ businessName: 'Roop Milan', contactName: 'Asha Gupta', phoneNumber: freshPhone(), address: '12, Ring Road' },
      ...{ city: 'Surat', state: 'Gujarat', pincode: '395002', segment: 'saree', gstin: '24AAACC1206D1ZM' },
      ...{ dealsIn: [(await makeSareeType()).type.id], managerId: await userId('manage_buyer') },
      ...{ creditLimit: 500_000, creditDays: 45 },
    },
  }),
  'campaigns.update': async (place) => {
    const [{ id: templateId }, other] = [await template(place, 'new_catalog'), await template(place, 'new_offers')];
    const sellers = { marketId: [(await makeMarket()).id] };
    return {
      id: (await place.make('campaigns.create', { ...CAMPAIGN, templateId })).id,
      fields: {
        ...{ name: 'Holi offers', templateId: other.id, audience: { buyers: null, sellers, numbers: ['98250 54321'] } },
        ...{ fills: { buyer_name: { field: null, text: 'friend' } }, mediaUrl: 'https://example.com/a.jpg' },
        ...{ weeklyLimit: 5, mayGoAtNight: true, scheduledAt: '2036-11-25T06:00:00.000Z' },
      },
    };
  },
  'collections.update': async ({ api, as }) => {
    const calls = collectionCalls(api);
    const [{ id }, catalogIds] = [await calls.begin(as), await makeLive(2)];
    await calls.arrange(as, id, [], catalogIds);
    return {
      id,
      fields: {
        ...{ nameEn: 'Holi', nameHi: 'होली', descriptionEn: 'Light.', descriptionHi: 'हल्की', segment: 'saree' },
        ...{ coverCatalogId: catalogIds[1], liveFrom: '2036-01-01', liveUntil: '2036-02-01' },
      },
    };
  },
  'conversations.assign': async () => ({
    id: (await makeConversation()).id,
    fields: { ownerId: await userId('chat_active') },
  }),
  'conversations.link': async () => ({
    id: (await makeConversation()).id,
    along: () => ({ buyerId: null, sellerId: null }),
    fields: { buyerId: (await makeBuyer()).id, sellerId: (await makeSeller()).id },
  }),
  'cycles.update': async ({ api, as }) => {
    const { id, firstDay, lastDay } = (await cycleCalls(api).plan(as)).data;
    return {
      ...{ id, shown: { marketIds: ({ markets }: Cycle) => idsOf(markets) } },
      fields: {
        ...{ name: 'Holi', firstDay: dayAfter(firstDay, 1), lastDay: dayAfter(lastDay, 1) },
        ...{ marketIds: [(await makeMarket()).id], targets: { ...NO_TARGETS, live: 9 } },
        ...{ responsibleId: await userId('admin') },
      },
    };
  },
  'markets.update': async () => ({
    id: (await makeMarket()).id,
    fields: { name: 'Katra', marketNumber: 'A-4', city: 'Delhi', state: 'NCT', country: 'Nepal', active: false },
  }),
  'messageTemplates.update': async (place) => ({
    ...{ id: (await template(place, 'new_goods')).id, within: 'form' },
    along: ({ name, language, category, media, body, footer, variables }: MessageTemplate) => ({
      ...{ name, language, category, media, body, footer, variables },
    }),
    fields: {
      ...{ name: 'new_sarees', language: 'en', category: 'utility', media: 'image', footer: 'Surat' },
      ...{ body: 'Namaste {{buyer_name}} ji.', variables: [{ name: 'buyer_name', example: 'Mahesh' }] },
    },
  }),
  'orders.update': async ({ api, as }) => {
    const line = { catalogId: (await makeSaleCatalog()).id, pieces: 12, rate: 41_000, rateReason: 'An old buyer' };
    const linesOf = ({ draftLines }: Order) =>
      draftLines.map(({ catalogId, ordered, rate, rateReason }) => ({ catalogId, pieces: ordered, rate, rateReason }));
    return {
      id: (await orderCalls(api, as).draft({ buyerId: (await makeBuyer()).id })).data.id,
      fields: {
        ...{ buyerId: (await makeBuyer()).id, discountBasisPoints: 250, lines: [line] },
        ...{ deliveryAddress: '12, Ring Road', note: 'Hurry.' },
      },
      shown: { lines: linesOf },
      untold: {
        ...{ buyerId: TYPED, discountBasisPoints: TYPED, lines: TYPED },
        ...{ deliveryAddress: TYPED, note: TYPED },
      },
    };
  },
  'quickReplies.update': async ({ make }) => {
    const { id } = await make('quickReplies.create', { shortcut: 'rate', text: 'Rate ₹415.', isShared: true });
    const find = (replies: QuickReply[]) => replies.find((one) => one.id === id);
    return {
      id,
      ...among(CONTRACTS.quickReplies.all, find),
      fields: { shortcut: 'bhav', text: 'Hi.', isShared: false },
    };
  },
  'savedViews.update': async ({ make }) => {
    const { id } = await make('savedViews.create', { ...VIEW, list: 'sellers.list' });
    const find = (views: SavedView[]) => views.find((one) => one.id === id);
    return {
      ...{ id, ...among(CONTRACTS.savedViews.list, find, { query: { list: 'sellers.list' } }) },
      untold: { layout: 'widths and order of columns are not worth telling' },
      fields: {
        ...{
          name: 'Loud ones',
          search: 'status=active',
          layout: { hidden: ['city'], order: [], widths: { name: 90 } },
        },
        ...{ shared: true, defaultFor: ['salesman'] },
      },
    };
  },
  'sellerGroups.update': async () => ({
    id: (await makeGroup()).id,
    fields: {
      ...{ name: 'Kesar retail', inviteLink: freshInvite(), memberCount: 256, ourNumber: freshPhone() },
      ...{ lastPostSeenAt: '2025-11-01T06:00:00.000Z', ownerId: await userId('manage_seller'), active: false },
    },
  }),
  'sellers.update': async () => ({
    id: (await makeSeller()).id,
    fields: {
      ...{ businessName: 'Laxmi Sarees', contactName: 'Suresh Bhai', phoneNumbers: [freshPhone(), freshPhone()] },
      ...{ address: '12, Ring Road', marketId: (await makeMarket()).id, gstin: '27AAPFU0939F1ZV', qualityScore: 77 },
      ...{ assignedScore: 64, deprioritised: true, superSeller: true, catalogAvailable: false, ordersEnabled: false },
      ...{ minimumOrderValue: 500_000, cashOnDelivery: true, salesmanId: await userId('salesman') },
      ...{ accountManagerId: await userId('manage_seller') },
    },
  }),
  'users.update': async () => ({
    id: (await makeUser()).id,
    fields: { name: 'Meera Joshi', phoneNumber: freshPhone(), roles: ['salesman', 'chat_active'] },
  }),
};
