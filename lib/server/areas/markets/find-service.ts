import { findIds, inOrderOf } from '../../platform/search/find-repository';
import { detailsOf, type Finder } from '../../platform/search/search';
import { searched } from './find-repository';
import { listOptions } from './repository';

/** Finds markets by name, number, city or state. */
export const MARKET_FINDER: Finder = {
  find: async (tx, search) => {
    const ids = await findIds(tx, searched, search);
    const rows = ids.length > 0 ? await listOptions(tx, { id: ids }) : [];
    return inOrderOf(ids, rows).map(({ id, name, city }) => ({
      id,
      pageId: id,
      name,
      details: detailsOf(city),
      headline: null,
    }));
  },
};
