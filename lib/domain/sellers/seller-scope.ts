import { rolesThatOpen } from '../access/access';

/** Roles that can have a portfolio of sellers. */
export const SALESMEN = ['salesman'] as const;

/** Whether a user opens every salesman's page; a salesman opens only their own. */
export const opensEveryPortfolio = (roles: readonly string[]): boolean => roles.includes('admin');

/**
 * Whether a user sees only their own portfolio, because the salesman role is their only access to sellers. A second
 * role that opens the seller list opens all of it.
 */
export function seesOwnPortfolioOnly(roles: readonly string[]): boolean {
  const waysIn = rolesThatOpen('seller-browse').filter((role) => roles.includes(role));
  return waysIn.length === 1 && waysIn[0] === 'salesman';
}
