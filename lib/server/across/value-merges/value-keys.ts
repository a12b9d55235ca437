import { catalogTagImages, catalogTags, valueRequests } from '../../db/schema/catalogs';
import { collections } from '../../db/schema/collections';
import { savedViews } from '../../db/schema/saved-views';
import { attributeValues, productTypeValues } from '../../db/schema/taxonomy';
import { videoTags } from '../../db/schema/videos';
import type { KeyColumn } from '../../platform/merges/merge-kit';

/** Every column that references a value of an attribute. A test fails when a new one is missing here. */
export const VALUE_KEYS: readonly KeyColumn[] = [
  {
    column: productTypeValues.valueId,
    onceWith: { columns: [productTypeValues.productTypeId], ifTaken: 'removed' },
  },
  { column: catalogTags.valueId, onceWith: { columns: [catalogTags.catalogId], ifTaken: 'removed' } },
  { column: videoTags.valueId, onceWith: { columns: [videoTags.videoId], ifTaken: 'removed' } },
  { column: collections.rules, holds: 'text' },
  { column: savedViews.search, holds: 'text' },
  { column: catalogTagImages.valueId, staysBecause: 'They go along with their tags.' },
  { column: valueRequests.valueId, staysBecause: 'Says what was decided then.' },
  { column: attributeValues.mergedIntoId, staysBecause: 'Says what each was merged into.' },
];
