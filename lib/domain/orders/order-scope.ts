import { seesBuyerSide } from '../buyers/buyer-status';
import { seesOwnPortfolioOnly } from '../sellers/seller-scope';

/** Whether somebody sees the orders of their own sellers only: a salesman who does not look after buyers as well. */
export const seesOwnOrdersOnly = (roles: readonly string[]): boolean =>
  !seesBuyerSide(roles) && seesOwnPortfolioOnly(roles);
