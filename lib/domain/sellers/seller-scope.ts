import { rolesThatOpen } from '../access/access';

/** Who can have a portfolio of sellers. */
export const SALESMEN = ['salesman'] as const;

/** Whether somebody opens the page of every salesman; a salesman opens their own. */
export const opensEveryPortfolio = (roles: readonly string[]): boolean => roles.includes('admin');

/**
 * Whether somebody sees the sellers of their own portfolio only: those whose one way to sellers is the role salesman.
 * A second role that opens the list of sellers opens all of it.
 */
export function seesOwnPortfolioOnly(roles: readonly string[]): boolean {
  const waysIn = rolesThatOpen('seller-browse').filter((role) => roles.includes(role));
  return waysIn.length === 1 && waysIn[0] === 'salesman';
}
