import { fillPath } from '@/lib/contracts/endpoint';
import type { Seller } from '@/lib/contracts/seller-record';
import { findScreenById } from '@/lib/domain/access';
import type { Actor } from '../../auth/authenticate';
import type { Queryable } from '../../db/database';
import { type GivenWork, tellOfWork } from '../notifications/work-service';
import type { SellerFilters } from './list-repository';
import type { PersonKind } from './move-repository';

const pathOf = (screen: 'seller-browse' | 'seller-view') => findScreenById(screen)?.path ?? '';

const portfolioPath = (salesmanId: string) => {
  const filter: keyof SellerFilters = 'salesmanId';
  return `${pathOf('seller-browse')}?${new URLSearchParams({ [filter]: salesmanId }).toString()}`;
};

const sellersOf = (count: number) => (count === 1 ? '1 seller' : `${count} sellers`);

const WORDS = {
  salesman: { one: 'is in your portfolio now', many: (sellers: string) => `${sellers} came into your portfolio` },
  accountManager: {
    one: 'has you as account manager now',
    many: (sellers: string) => `You are the account manager of ${sellers} more`,
  },
} satisfies Record<PersonKind, unknown>;

interface Given {
  kind: PersonKind;
  toId: string;
  /** Given back by whoever took them away. */
  isReturn?: boolean;
}

const work = ({ kind, toId, isReturn }: Given): GivenWork => ({
  toId,
  kind: isReturn ? 'returned' : 'assigned',
  of: kind,
  many: (count) => ({
    text: isReturn ? `${sellersOf(count)} came back to you.` : `${WORDS[kind].many(sellersOf(count))}.`,
    path: kind === 'salesman' ? portfolioPath(toId) : null,
  }),
});

/** Tells somebody how many sellers are theirs now. */
export const tellOfSellers = (tx: Queryable, given: Given & { count: number }, by: Actor): Promise<void> =>
  tellOfWork(tx, { ...work(given), count: given.count }, by);

/** Tells whoever a seller was given to. */
export async function tellOfSeller(
  tx: Queryable,
  { id, businessName, salesman, accountManager }: Seller,
  before: Pick<Seller, PersonKind> | null,
  by: Actor,
): Promise<void> {
  const path = fillPath(pathOf('seller-view'), { id });
  for (const [kind, person] of [['salesman', salesman] as const, ['accountManager', accountManager] as const]) {
    if (!person || person.id === before?.[kind]?.id) continue;
    const one = { id, path, text: `${businessName} ${WORDS[kind].one}.` };
    await tellOfWork(tx, { ...work({ kind, toId: person.id }), one }, by);
  }
}
