import * as z from 'zod/mini';
import { UPLOAD_SOURCES } from '@/lib/domain/uploads/upload-status';
import { idSchema } from '../base/answers';
import { CATALOG_LIMITS } from './catalog-record';
import { pictureIds } from './picture-changes';

/** Screens that turn received photos into catalogs. */
export const makingCatalogs = { screens: ['catalog-upload', 'wa-catalog-add'] } as const;

/** Photos grouped into catalogs, and the seller they belong to. */
export const newCatalogs = z.strictObject({
  sellerId: idSchema,
  source: z.enum(UPLOAD_SOURCES),
  note: z._default(z.string().check(z.trim(), z.maxLength(500)), ''),
  catalogs: z
    .array(
      z.strictObject({
        photoIds: pictureIds,
        caption: z._default(z.string().check(z.trim(), z.maxLength(CATALOG_LIMITS.caption)), ''),
      }),
    )
    .check(z.minLength(1, 'Put photos into a catalog first.'), z.maxLength(200)),
});

export const madeCatalogs = z.object({ uploadId: idSchema, catalogIds: z.array(idSchema) });
