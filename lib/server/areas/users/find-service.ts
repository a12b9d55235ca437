import { phoneText } from '@/lib/domain/text/phone-text';
import { findIds, inOrderOf } from '../../platform/search/find-repository';
import { detailsOf, type Finder } from '../../platform/search/search';
import * as repository from './find-repository';

/** Finds staff by name or phone number. */
export const USER_FINDER: Finder = {
  find: async (tx, search) => {
    const ids = await findIds(tx, repository.searched, search);
    const rows = ids.length > 0 ? await repository.namesOf(tx, ids) : [];
    return inOrderOf(ids, rows).map(({ id, name, phoneNumber }) => ({
      id,
      pageId: id,
      name,
      details: detailsOf(phoneText(phoneNumber)),
      headline: null,
    }));
  },
};
