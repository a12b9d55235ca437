import * as z from 'zod/mini';
import { idParams, idSchema } from '../base/answers';
import { catalogDetailSchema, leaseToken, OWN_DRAFTS } from './catalog-record';
import { editing } from './catalogs';
import { endpoint } from '../base/endpoint';
import { version } from '../base/form-fields';
import { otherPhotoSchema, pictureIds } from './picture-changes';

export const catalogPicturesApi = {
  replace: endpoint({
    id: 'catalogPictures.replace',
    summary: `Replaces a photo and keeps its tags. ${OWN_DRAFTS}`,
    method: 'POST',
    path: '/api/catalogs/[id]/pictures/replace',
    access: editing,
    params: idParams,
    body: z.extend(otherPhotoSchema, { version, leaseToken }),
    answer: catalogDetailSchema,
  }),
  move: endpoint({
    id: 'catalogPictures.move',
    summary:
      'Moves photos to another catalog of the seller; a catalog left empty is deleted when asked for. ' + OWN_DRAFTS,
    method: 'POST',
    path: '/api/catalogs/[id]/pictures/move',
    access: editing,
    params: idParams,
    body: z.strictObject({
      pictureIds,
      toId: idSchema,
      version,
      toVersion: version,
      /** The person confirmed that no photo remains. */
      deletesEmpty: z._default(z.boolean(), false),
    }),
    answer: z.object({ from: catalogDetailSchema, to: catalogDetailSchema }),
  }),
};
