import { phoneText } from '@/lib/domain/text/phone-text';
import { findIds, inOrderOf } from '../../platform/search/find-repository';
import { detailsOf, type Finder } from '../../platform/search/search';
import { searched } from './find-repository';
import { findByIds } from './list-repository';
import { portfolioOf } from './service';

/** Finds sellers by business name, contact name, phone number or GSTIN; the most recently heard from first. */
export const SELLER_FINDER: Finder = {
  find: async (tx, search, actor) => {
    const portfolio = portfolioOf(actor);
    const ids = await findIds(tx, searched(tx, portfolio), search);
    const rows = ids.length > 0 ? await findByIds(tx, ids, portfolio) : [];
    return inOrderOf(ids, rows).map(({ id, businessName, market, phoneNumbers: [phone] }) => ({
      id,
      pageId: id,
      name: businessName,
      details: detailsOf(market?.name, phone && phoneText(phone)),
      headline: null,
    }));
  },
};
