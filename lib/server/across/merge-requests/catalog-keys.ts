import { catalogPdfs } from '../../db/schema/catalog-pdfs';
import { catalogImages, catalogs, catalogTagImages, catalogTags, valueRequests } from '../../db/schema/catalogs';
import { collectionMembers, collections } from '../../db/schema/collections';
import { orderLines } from '../../db/schema/orders';
import { reviewHolds } from '../../db/schema/review-holds';
import { savedViews } from '../../db/schema/saved-views';
import { videoSegments } from '../../db/schema/videos';
import { whatsappPosts } from '../../db/schema/whatsapp';
import type { KeyColumn } from '../../platform/merges/merge-kit';

/** Every column that references a catalog. A test fails when a new one is missing here. */
export const CATALOG_KEYS: readonly KeyColumn[] = [
  // Sold lines never change: only lines of drafts move.
  { column: orderLines.catalogId, what: 'order lines', unless: orderLines.subOrderId, staysNew: true },
  {
    column: catalogTags.catalogId,
    what: 'tags',
    onceWith: { columns: [catalogTags.attributeId], ifTaken: 'stays' },
    partOf: { by: catalogTags.valueId, id: catalogTagImages.valueId, column: catalogTagImages.catalogId },
    staysNew: true,
  },
  {
    column: collectionMembers.catalogId,
    what: 'places in collections',
    onceWith: { columns: [collectionMembers.collectionId], ifTaken: 'stays' },
    staysNew: true,
  },
  { column: collections.coverCatalogId, what: 'covers of collections', staysNew: true },
  { column: collections.pinnedIds, holds: 'text' },
  { column: collections.excludedIds, holds: 'text' },
  { column: videoSegments.catalogId, what: 'parts of videos' },
  { column: catalogPdfs.catalogIds, what: 'PDFs', holds: 'ids' },
  {
    column: valueRequests.catalogId,
    what: 'requests for values',
    onceWith: { columns: [valueRequests.attributeId, valueRequests.state], ifTaken: 'stays' },
  },
  { column: whatsappPosts.catalogId, what: 'WhatsApp posts' },
  { column: whatsappPosts.duplicateOfId, what: 'posts said to be duplicates' },
  { column: catalogs.mergedIntoId, what: 'earlier duplicates', staysNew: true },
  { column: savedViews.search, what: 'saved views', holds: 'text' },
  { column: catalogImages.catalogId, staysBecause: 'The one that stays keeps its own photos.' },
  { column: catalogTagImages.catalogId, staysBecause: 'Tags of single photos stay with those.' },
  { column: reviewHolds.subjectId, staysBecause: 'What goes is reviewed no more.' },
];
