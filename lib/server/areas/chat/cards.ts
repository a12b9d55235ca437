import { idSchema } from '@/lib/contracts/base/answers';
import type { NewMessage } from '@/lib/contracts/chat/chat-record';
import { catalogName } from '@/lib/domain/catalogs/catalog-name';
import type { MessageCard } from '@/lib/domain/chat/message';
import { HEADLINES } from '@/lib/domain/orders/headline';
import { orderName } from '@/lib/domain/orders/order-number';
import { rupeesText } from '@/lib/domain/text/money';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import { badInput } from '../../errors';
import { assertPhotos } from '../../platform/photos/photo-service';
import { findListed } from '../catalogs/service';
import { knownForSale } from '../catalogs/sale-service';
import { getOrder } from '../orders/service';

async function catalogCard(tx: Queryable, id: string): Promise<MessageCard> {
  const [catalog] = await findListed(tx, [id]);
  if (!catalog || !(await knownForSale(tx, [id], null)).get(id)?.isForSale)
    throw badInput([{ path: ['refId'], message: 'Buyers do not see this catalog. Choose another one.' }]);
  const price = catalog.rate === null ? [] : [rupeesText(catalog.rate)];
  const detail = [...price, catalog.seller.businessName].join(' · ');
  return { id, title: catalogName(catalog), detail, ...(catalog.cover && { photoId: catalog.cover.id }) };
}

/** Resolves a catalog the other side sent by id only; includes the name if buyers can see it. */
export async function namedCard(tx: Queryable, card: MessageCard | null): Promise<MessageCard | null> {
  if (!card || !idSchema.safeParse(card.id).success) return null;
  return (await knownForSale(tx, [card.id], null)).get(card.id)?.isForSale ? catalogCard(tx, card.id) : null;
}

async function orderCard(tx: Queryable, id: string, actor: Actor): Promise<MessageCard> {
  const order = await getOrder(id, actor, tx);
  if (order.number === null) throw badInput([{ path: ['refId'], message: 'Place the order first.' }]);
  const payable = order.subOrders.reduce((sum, part) => sum + part.payable, 0);
  return { id, title: orderName(order.number), detail: `${HEADLINES[order.headline].label} · ${rupeesText(payable)}` };
}

/** What a message shows besides its text, in its current state; null for a text or a note. @throws 400, 404 */
export async function cardOf(
  tx: Queryable,
  { kind, refId }: Pick<NewMessage, 'kind' | 'refId'>,
  actor: Actor,
): Promise<MessageCard | null> {
  if (kind === 'text' || kind === 'note') return null;
  if (!refId) throw badInput([{ path: ['refId'], message: 'Choose what to send.' }]);
  if (kind === 'catalog') return catalogCard(tx, refId);
  if (kind === 'order') return orderCard(tx, refId, actor);
  await assertPhotos(tx, [refId], 'refId');
  return { id: refId, title: 'Photo', detail: '', photoId: refId };
}
