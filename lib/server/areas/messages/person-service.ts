import type { ScreenId } from '@/config/menu';
import type { MESSAGE_SUBJECTS } from '@/lib/contracts/messages/messages';
import { canOpenScreen } from '@/lib/domain/access/access';
import { rupeesText } from '@/lib/domain/text/money';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import { notFound } from '../../errors';
import { getBuyer } from '../buyers/service';
import { getCatalog } from '../catalogs/service';
import { getOrder } from '../orders/service';
import { findVisible } from '../sellers/service';

export type Subject = (typeof MESSAGE_SUBJECTS)[number];

/** Recipient of a message sent from a record, with what variables can use. */
export interface Person {
  phone: string;
  buyerId: string | null;
  sellerId: string | null;
  facts: Record<string, string>;
  isBlocked: boolean;
}

/** The user needs access to all of these screens: the number is that of a seller or buyer. */
const SCREENS: Record<Subject, readonly ScreenId[]> = {
  buyers: ['buyer-view'],
  catalogs: ['catalog-browse', 'seller-view'],
  orders: ['order-view'],
  sellers: ['seller-view'],
};

interface Named {
  businessName: string;
  contactName: string;
  city: string;
}

const buyerFacts = ({ businessName, contactName, city }: Named, balance: number): Person['facts'] => ({
  ...{ businessName, contactName, city, buyer_name: contactName, business_name: businessName },
  amount: balance > 0 ? rupeesText(balance) : '',
});

type Find = (tx: Queryable, id: string, actor: Actor) => Promise<Person>;

const seller: Find = async (tx, id, actor) => {
  const { phoneNumbers, businessName, contactName, market, status } = await findVisible(tx, id, actor);
  const named = { businessName, contactName, city: market?.city ?? '' };
  const facts = { ...named, seller_name: contactName, business_name: businessName };
  return { phone: phoneNumbers[0] ?? '', buyerId: null, sellerId: id, facts, isBlocked: status !== 'active' };
};

const FINDERS: Record<Subject, Find> = {
  buyers: async (tx, id) => {
    const buyer = await getBuyer(id, tx);
    const facts = buyerFacts(buyer, buyer.counters.balance);
    return { phone: buyer.phoneNumber, buyerId: id, sellerId: null, facts, isBlocked: buyer.status === 'blocked' };
  },
  catalogs: async (tx, id, actor) => {
    const { title, designNumber, rate, seller: of } = await getCatalog(id, tx);
    const { facts, ...person } = await seller(tx, of.id, actor);
    const price = rate === null ? '' : rupeesText(rate);
    return { ...person, facts: { ...facts, catalog: title, design_number: designNumber, rate: price } };
  },
  orders: async (tx, id, actor) => {
    const { number, buyer, account, subOrders } = await getOrder(id, actor, tx);
    // Users who only manage sellers see just the last digits of the number.
    if (account === null) throw notFound();
    const lorries = subOrders.flatMap(({ consignments }) => consignments).filter(({ lrNumber }) => lrNumber !== '');
    const facts = {
      ...buyerFacts(buyer, account.balance),
      order_number: number === null ? '' : String(number),
      lr_number: lorries.map(({ lrNumber }) => lrNumber).join(', '),
    };
    return { phone: buyer.phone, buyerId: buyer.id, sellerId: null, facts, isBlocked: buyer.isBlocked };
  },
  sellers: seller,
};

/** Recipient of a message sent from a record. @throws 404 when the user may not open the record. */
export async function personOf(tx: Queryable, subject: Subject, id: string, actor: Actor): Promise<Person> {
  if (!SCREENS[subject].every((screen) => canOpenScreen(screen, actor.roles))) throw notFound();
  return FINDERS[subject](tx, id, actor);
}
