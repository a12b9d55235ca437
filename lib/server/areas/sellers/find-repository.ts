import { sellers } from '../../db/schema/sellers';
import type { Place } from '../../platform/search/find-repository';
import { inPortfolio } from './repository';

/** The sellers of a portfolio that a search finds; merged ones answer under their old names. */
export const searched = (portfolio: string | null): Place => ({
  id: sellers.id,
  text: sellers.searchText,
  name: sellers.businessName,
  at: sellers.lastActivityAt,
  scope: inPortfolio(portfolio),
});
