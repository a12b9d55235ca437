import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { findIds, inOrderOf } from '../../platform/search/find-repository';
import { detailsOf, type Finder } from '../../platform/search/search';
import * as repository from './find-repository';
import { scopeOf } from './scope';

/** Finds order parts by number, buyer, seller or LR. */
export const ORDER_FINDER: Finder = {
  find: async (tx, search, actor) => {
    const [exact = []] = search.stages;
    const named = await repository.findNamed(tx, exact.flat());
    const ids = await findIds(tx, repository.searched(tx, scopeOf(actor), named), search);
    const rows = ids.length > 0 ? await repository.findByIds(tx, ids) : [];
    return inOrderOf(ids, rows).map((row) => ({
      id: row.id,
      pageId: row.orderId,
      name: subOrderNumber(row),
      details: detailsOf(row.buyer.businessName, row.seller.businessName),
      headline: row.headline,
    }));
  },
};
