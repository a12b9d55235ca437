import * as z from 'zod/mini';
import { idSchema } from '../base/answers';
import { catalogStatus } from './catalog-record';
import { anyOf, yesOrNo } from '../base/list';

/** What may not be filled in. */
export const CATALOG_GAPS = ['rate', 'product-type', 'title', 'images'] as const;

const typedPaise = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000)));

/** What narrows a list of catalogs down. */
export const catalogFilters = {
  status: anyOf(catalogStatus),
  sellerId: anyOf(idSchema),
  marketId: anyOf(idSchema),
  productTypeId: anyOf(idSchema),
  /** Has one of these values of each attribute that is named. */
  valueId: anyOf(idSchema),
  groupId: anyOf(idSchema),
  uploadId: anyOf(idSchema),
  /** Something was done to it in one of these cycles. */
  cycleId: anyOf(idSchema),
  rateFrom: typedPaise,
  rateTo: typedPaise,
  /** Something is not filled in. */
  lacks: anyOf(z.enum(CATALOG_GAPS)),
  /** Has no value of one of these attributes. */
  lacksAttributeId: anyOf(idSchema),
  /** Shares a photo with another catalog, or has a likely copy of one. */
  hasTwin: yesOrNo,
  /** A video that is live shows it. */
  hasVideo: yesOrNo,
  /** Received within so many days. */
  days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3650))),
  isVisible: yesOrNo,
  isAvailable: yesOrNo,
  qcPassed: yesOrNo,
  isDeleted: yesOrNo,
  /** Buyers see it. */
  isSeen: yesOrNo,
} as const;
