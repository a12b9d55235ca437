import type { Role } from '@/config/roles';
import { rolesThatOpen } from '../access/access';
import { seesOwnOrdersOnly } from './order-scope';

/** Who can follow an order: whoever opens the screen of orders. */
export const ORDER_STAFF: readonly Role[] = rolesThatOpen('order');

interface Assignee {
  id: string;
  name: string;
  roles: readonly string[];
}

/** Why somebody cannot follow an order of a seller, as a sentence; null when they can. */
export const assigneeProblem = ({ id, name, roles }: Assignee, salesmanId: string | null): string | null =>
  seesOwnOrdersOnly(roles) && salesmanId !== id ? `${name} sees the orders of their own sellers only.` : null;
