import { phoneText } from '@/lib/domain/text/phone-text';
import { findIds, inOrderOf } from '../../platform/search/find-repository';
import { detailsOf, type Finder } from '../../platform/search/search';
import { searched } from './find-repository';
import { findByIds } from './list-repository';

/** Finds buyers by business name, contact name, city, phone number or GSTIN. */
export const BUYER_FINDER: Finder = {
  find: async (tx, search) => {
    const ids = await findIds(tx, searched, search);
    return inOrderOf(ids, await findByIds(tx, ids)).map(({ id, businessName, city, phoneNumber }) => ({
      id,
      pageId: id,
      name: businessName,
      details: detailsOf(city, phoneText(phoneNumber)),
      headline: null,
    }));
  },
};
