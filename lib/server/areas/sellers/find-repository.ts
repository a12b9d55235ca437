import { eq, inArray } from 'drizzle-orm';
import { findablePhone } from '@/lib/domain/text/phone';
import type { Queryable } from '../../db/database';
import { sellerPhones, sellers } from '../../db/schema/sellers';
import type { Place } from '../../platform/search/find-repository';
import { inPortfolio } from './repository';

/** The sellers of a portfolio that match a search; merged ones still match by their old names. */
export const searched = (tx: Queryable, portfolio: string | null): Place => ({
  id: sellers.id,
  text: sellers.searchText,
  name: sellers.businessName,
  at: sellers.lastActivityAt,
  scope: inPortfolio(portfolio),
  // The digits of a full number occur in many others: its own key is faster than the text.
  instead: (term) =>
    term.startsWith('+') && findablePhone(term) === term
      ? inArray(
          sellers.id,
          tx.select({ id: sellerPhones.sellerId }).from(sellerPhones).where(eq(sellerPhones.number, term)),
        )
      : undefined,
});
