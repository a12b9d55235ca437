import * as z from 'zod/mini';
import { idParams, idSchema } from '../base/answers';
import { catalogStatus } from './catalog-record';
import { endpoint } from '../base/endpoint';
import { photoSchema } from '../photo-record';

/** Most photo pairs reported per catalog. */
export const TWINS_LIMIT = 60;

const twin = z.object({
  catalog: z.object({ id: idSchema, title: z.string(), status: catalogStatus }),
  seller: z.object({ id: idSchema, businessName: z.string() }),
  /** Pairs of photos from both catalogs: the same photo, or likely copies. */
  pairs: z.array(z.object({ photo: photoSchema, like: photoSchema })).check(z.minLength(1)),
});

export type CatalogTwin = z.infer<typeof twin>;

export const catalogTwinsApi = {
  of: endpoint({
    id: 'catalogTwins.of',
    summary: 'Catalogs that share a photo with this one, or have likely copies.',
    method: 'GET',
    path: '/api/catalogs/[id]/twins',
    access: { screens: ['catalog-browse'] },
    params: idParams,
    answer: z.array(twin),
  }),
};
