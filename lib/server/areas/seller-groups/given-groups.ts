import { fillPath } from '@/lib/contracts/base/endpoint';
import type { SellerGroup } from '@/lib/contracts/seller-groups';
import { findScreenById } from '@/lib/domain/access/access';
import { numberText } from '@/lib/domain/text/count-text';
import { EVERY_SELLER } from '@/lib/domain/sellers/group-register';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import { tellOfWork } from '../../platform/notifications/work-service';

const registerOf = (sellerId: string) => fillPath(findScreenById('seller-wa-groups')?.path ?? '', { id: sellerId });

const work = (toId: string) => ({
  toId,
  kind: 'assigned' as const,
  of: 'groups',
  many: (count: number) => ({
    text: `You now manage ${count === 1 ? '1 WhatsApp group' : `${numberText(count)} WhatsApp groups`} more.`,
    path: `${registerOf(EVERY_SELLER)}?ownerId=${toId}`,
  }),
});

/** Notifies a user of the groups they are now responsible for. */
export const tellOfGroups = (tx: Queryable, toId: string, count: number, by: Actor): Promise<void> =>
  tellOfWork(tx, { ...work(toId), count }, by);

/** Notifies the new owner of a group. */
export function tellOfGroup(tx: Queryable, { id, name, owner, seller }: SellerGroup, by: Actor): Promise<void> {
  const text = `You now manage the group ${name}.`;
  return tellOfWork(tx, { ...work(owner.id), one: { id, path: registerOf(seller.id), text } }, by);
}
