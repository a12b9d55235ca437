import { documentsApi } from '@/lib/contracts/orders/documents';
import type { SubOrder } from '@/lib/contracts/orders/order-record';
import { salesmenApi } from '@/lib/contracts/salesmen/salesmen';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { indianMonthOf } from '@/lib/domain/text/indian-month';
import { clock, DAY, later } from '@/lib/server/clock';
import { transaction } from '@/lib/server/db/database';
import { recordAudit } from '@/lib/server/db/record-audit';
import type { Api } from './api';
import { makeBuyer, makeSaleCatalog, orderCalls, type Person, signIn } from './order-place';
import type { Rows } from './personal-rows';
import { returnedPart } from './returned-part';
import { makeMarket, makeSeller } from './seller-factories';

/** What all salesmen share: a market, a buyer, and who looks after buyers and salesmen. */
export async function makeSharedPlace() {
  const { id: marketId } = await makeMarket();
  const [{ id: buyerId }, manager, admin] = [await makeBuyer(), await signIn('manage_buyer'), await signIn('admin')];
  return { marketId, buyerId, manager, admin };
}
type SharedPlace = Awaited<ReturnType<typeof makeSharedPlace>>;
type Overrides = Parameters<typeof makeSeller>[0];

/** A seller with the word in each text. */
const makeNamed = (word: string, { marketId }: SharedPlace, more: Overrides) =>
  makeSeller({ marketId, address: word, status: 'active', businessName: word, contactName: word, ...more });

const idsOf = ({ id, lines, consignments, returns }: SubOrder) => [
  ...[id, ...lines.flatMap((line) => [line.id, line.catalogId])],
  ...[...consignments, ...returns].map((one) => one.id),
];

/** Issues a pro forma of a part. */
const makePaper = async (api: Api, as: Person, { id }: SubOrder) =>
  (await api.call(documentsApi.issue, { params: { id }, body: { kind: 'pro_forma', subjectId: id } }, { as })).data.id;

/** A portfolio with what its salesman alone sees, the word in each text. */
export async function makePortfolio(api: Api, person: Person, word: string, place: SharedPlace): Promise<Rows> {
  const { buyerId, manager, admin } = place;
  const [salesmanId, as, calls] = [person.user.id, { as: person }, orderCalls(api, manager)];
  const { id: sellerId } = await makeNamed(word, place, { salesmanId });
  const silent = await makeNamed(word, place, { salesmanId, lastActivityAt: later(-60 * DAY) });
  const returned = await returnedPart(api, manager, sellerId, buyerId);
  const catalog = await makeSaleCatalog({ sellerId, title: word, searchText: word.toLowerCase() });
  const placed = await calls.placed([catalog], 10, buyerId);
  const lines = [{ catalogId: catalog.id, pieces: 1, rate: 41_500, rateReason: null }];
  const draft = await orderCalls(api, person).draft({ buyerId, lines, note: word, deliveryAddress: word });
  const paper = await makePaper(api, person, returned);
  const note = await api.call(sellersApi.addNote, { params: { id: sellerId }, body: { text: word } }, as);
  const talk = { params: { id: salesmanId }, body: { sellerId, note: word } };
  const visit = await api.call(salesmenApi.addVisit, talk, as);
  const target = { month: indianMonthOf(clock.now()).name, visits: 7, newSellers: 3 };
  await api.call(salesmenApi.setTarget, { params: { id: salesmanId }, body: target }, { as: admin });
  return {
    sellers: [sellerId, silent.id],
    orders: [returned.orderId, placed.id, draft.data.id],
    parts: [returned, ...placed.subOrders].flatMap(idsOf),
    'order-documents': [paper],
    written: [note.data.id, visit.data.id],
  };
}

/** An order of this seller and of one in nobody's portfolio, with the ids of the latter's part, which has the word. */
export async function makeMixedOrder(api: Api, sellerId: string, word: string, place: SharedPlace) {
  const { buyerId, manager } = place;
  const { id: nobodysId } = await makeNamed(word, place, { salesmanId: null });
  const catalogs = [await makeSaleCatalog({ sellerId }), await makeSaleCatalog({ sellerId: nobodysId, title: word })];
  const { id, subOrders } = await orderCalls(api, manager).placed(catalogs, 10, buyerId);
  const parts = subOrders.filter(({ seller }) => seller.id === nobodysId);
  const accept = async (some: readonly SubOrder[]) => {
    for (const { id: part, version, lines } of some) {
      const answers = lines.map((line) => ({ lineId: line.id, accepted: line.ordered, refused: 0, reason: null }));
      await orderCalls(api, manager).step('answer', part, { lines: answers, version });
    }
  };
  await accept(subOrders.filter((part) => !parts.includes(part)));
  const papers = await Promise.all(parts.map((part) => makePaper(api, manager, part)));
  const nobodys: Rows = { sellers: [nobodysId], parts: parts.flatMap(idsOf), 'order-documents': papers };
  /** Its seller answers, which is no business of the other's salesman. */
  const goOn = async () => {
    await accept(parts);
    const entry = { actorId: manager.user.id, action: 'orders.placed' as const, subjectId: id };
    await transaction((tx) => recordAudit(tx, { ...entry, details: { seller: word } }));
  };
  return { id, nobodys, goOn };
}
