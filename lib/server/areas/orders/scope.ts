import { seesOwnOrdersOnly } from '@/lib/domain/orders/order-scope';
import type { Actor } from '../../auth/actor';

/** The salesman whose sellers' orders are all that somebody sees; null when they see everybody's. */
export const scopeOf = ({ userId, roles }: Pick<Actor, 'userId' | 'roles'>): string | null =>
  seesOwnOrdersOnly(roles) ? userId : null;
