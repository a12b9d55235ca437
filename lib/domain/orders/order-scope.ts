import { seesBuyerSide } from '../buyers/buyer-status';
import { seesOwnPortfolioOnly } from '../sellers/seller-scope';

/** Whether a user sees only the orders of their own sellers: a salesman who does not also manage buyers. */
export const seesOwnOrdersOnly = (roles: readonly string[]): boolean =>
  !seesBuyerSide(roles) && seesOwnPortfolioOnly(roles);
