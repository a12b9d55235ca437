import type { Role } from '@/config/roles';
import { rolesThatOpen } from '../access/access';
import { seesOwnOrdersOnly } from './order-scope';

/** Roles that can follow an order: those that open the orders screen. */
export const ORDER_STAFF: readonly Role[] = rolesThatOpen('order');

interface Assignee {
  id: string;
  name: string;
  roles: readonly string[];
}

/** Why a person cannot follow an order of a seller, as a sentence; null when they can. */
export const assigneeProblem = ({ id, name, roles }: Assignee, salesmanId: string | null): string | null =>
  seesOwnOrdersOnly(roles) && salesmanId !== id ? `${name} sees the orders of their own sellers only.` : null;
