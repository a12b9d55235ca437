import * as z from 'zod/mini';
import { idSchema } from '../base/answers';
import { catalogStatus } from './catalog-record';
import { anyOf, yesOrNo } from '../base/list';

/** Fields that may be empty. */
export const CATALOG_GAPS = ['rate', 'product-type', 'title', 'images'] as const;

const typedPaise = z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000)));

/** Filters of a catalog list. */
export const catalogFilters = {
  status: anyOf(catalogStatus),
  sellerId: anyOf(idSchema),
  marketId: anyOf(idSchema),
  productTypeId: anyOf(idSchema),
  /** Has one of these values for each attribute named. */
  valueId: anyOf(idSchema),
  groupId: anyOf(idSchema),
  uploadId: anyOf(idSchema),
  /** Was worked on in one of these cycles. */
  cycleId: anyOf(idSchema),
  rateFrom: typedPaise,
  rateTo: typedPaise,
  /** One of these fields is empty. */
  lacks: anyOf(z.enum(CATALOG_GAPS)),
  /** Has no value of one of these attributes. */
  lacksAttributeId: anyOf(idSchema),
  /** Shares a photo with another catalog, or has a likely copy of one. */
  hasTwin: yesOrNo,
  /** Appears in a live video. */
  hasVideo: yesOrNo,
  /** Received within this many days. */
  days: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(3650))),
  isVisible: yesOrNo,
  isAvailable: yesOrNo,
  qcPassed: yesOrNo,
  isDeleted: yesOrNo,
  /** Buyers see it. */
  isSeen: yesOrNo,
} as const;
