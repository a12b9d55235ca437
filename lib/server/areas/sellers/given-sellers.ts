import { fillPath } from '@/lib/contracts/base/endpoint';
import type { Seller } from '@/lib/contracts/sellers/seller-record';
import { findScreenById } from '@/lib/domain/access/access';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import { type GivenWork, tellOfWork } from '../../platform/notifications/work-service';
import type { SellerFilters } from './list-repository';
import type { MoveKind } from './move-repository';
import { numberText } from '@/lib/domain/text/count-text';

const pathOf = (screen: 'seller-browse' | 'seller-view' | 'seller-salesman') => findScreenById(screen)?.path ?? '';

/** Salesmen get their own page, whatever else they may open; account managers get the list. */
function pathOfAll({ kind, toId }: Pick<Given, 'kind' | 'toId'>): string {
  if (kind === 'salesman') return fillPath(pathOf('seller-salesman'), { id: toId });
  const filter: keyof SellerFilters = 'accountManagerId';
  return `${pathOf('seller-browse')}?${new URLSearchParams({ [filter]: toId }).toString()}`;
}

const sellersOf = (count: number) => (count === 1 ? '1 seller' : `${numberText(count)} sellers`);

const WORDS = {
  salesman: { one: 'is in your portfolio now', many: (sellers: string) => `${sellers} came into your portfolio` },
  accountManager: {
    one: 'has you as account manager now',
    many: (sellers: string) => `You are the account manager of ${sellers} more`,
  },
} satisfies Record<MoveKind, unknown>;

interface Given {
  kind: MoveKind;
  toId: string;
  /** Returned by the user who took them away. */
  isReturn?: boolean;
}

const work = ({ kind, toId, isReturn }: Given): GivenWork => ({
  toId,
  kind: isReturn ? 'returned' : 'assigned',
  of: kind,
  many: (count) => ({
    text: isReturn ? `${sellersOf(count)} came back to you.` : `${WORDS[kind].many(sellersOf(count))}.`,
    path: pathOfAll({ kind, toId }),
  }),
});

/** Notifies a user of how many sellers they now have. */
export const tellOfSellers = (tx: Queryable, given: Given & { count: number }, by: Actor): Promise<void> =>
  tellOfWork(tx, { ...work(given), count: given.count }, by);

/** Notifies the user a seller was assigned or returned to. */
export async function tellOfSeller(
  tx: Queryable,
  { id, businessName, salesman, accountManager }: Seller,
  { before, isReturn = false }: { before: Pick<Seller, MoveKind> | null; isReturn?: boolean },
  by: Actor,
): Promise<void> {
  for (const [kind, person] of [['salesman', salesman] as const, ['accountManager', accountManager] as const]) {
    if (!person || person.id === before?.[kind]?.id) continue;
    const given = { kind, toId: person.id, isReturn };
    // Salesmen cannot open a seller's page.
    const path = kind === 'salesman' ? pathOfAll(given) : fillPath(pathOf('seller-view'), { id });
    const text = `${businessName} ${isReturn ? 'came back to you' : WORDS[kind].one}.`;
    await tellOfWork(tx, { ...work(given), one: { id, path, text } }, by);
  }
}
