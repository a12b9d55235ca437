import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { sellers } from '../../db/schema/sellers';
import { whatsappSenders } from '../../db/schema/whatsapp';

const selectSenders = (tx: Queryable) =>
  tx
    .select({
      id: whatsappSenders.id,
      name: whatsappSenders.name,
      matchedBy: whatsappSenders.matchedBy,
      seller: { id: sellers.id, businessName: sellers.businessName },
    })
    .from(whatsappSenders)
    .leftJoin(sellers, eq(sellers.id, whatsappSenders.sellerId));

export const findSender = async (tx: Queryable, id: string) =>
  (await selectSenders(tx).where(eq(whatsappSenders.id, id)))[0];

export const findSendersNamed = (tx: Queryable, names: readonly string[]) =>
  selectSenders(tx).where(inArray(whatsappSenders.name, [...names]));

/** More names than any seller posts under. */
const MOST_SENDERS = 200;

export const findSendersOf = (tx: Queryable, sellerId: string) =>
  selectSenders(tx).where(eq(whatsappSenders.sellerId, sellerId)).orderBy(whatsappSenders.name).limit(MOST_SENDERS);

export const lockSender = async (tx: Queryable, id: string) =>
  (await tx.select().from(whatsappSenders).where(eq(whatsappSenders.id, id)).for('update'))[0];

export const setSeller = (tx: Queryable, id: string, sellerId: string | null) =>
  tx.update(whatsappSenders).set({ sellerId, matchedBy: 'hand' }).where(eq(whatsappSenders.id, id));
