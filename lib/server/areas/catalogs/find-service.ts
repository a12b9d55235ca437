import { findIds, inOrderOf } from '../../platform/search/find-repository';
import { detailsOf, type Finder } from '../../platform/search/search';
import * as repository from './find-repository';

/** Finds catalogs by title, design number, seller, tags or caption. */
export const CATALOG_FINDER: Finder = {
  find: async (tx, search) => {
    const ids = await findIds(tx, repository.searched, search);
    const rows = ids.length > 0 ? await repository.namesOf(tx, ids) : [];
    return inOrderOf(ids, rows).map(({ id, title, designNumber, seller }) => ({
      id,
      pageId: id,
      name: title,
      details: detailsOf(designNumber, seller),
      headline: null,
    }));
  },
};
