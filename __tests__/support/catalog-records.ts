import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { KESAR, KIRAN } from './sellers';

const id = (area: number, last: number) => `0198b2a0-0000-7000-8${area}00-${String(last).padStart(12, '0')}`;

/** A live catalog that buyers see, with one photo. */
export function catalog(last: number, details: Partial<CatalogDetail> = {}): CatalogDetail {
  const urls = { thumb: `/t${last}.jpg`, screen: `/s${last}.jpg`, large: `/l${last}.jpg` };
  const photo = { id: id(9, last), width: 600, height: 800, urls };
  return {
    id: id(8, last),
    uploadId: id(6, 1),
    seller: { id: KESAR.id, businessName: KESAR.businessName },
    title: `Kesariya vol ${last}`,
    description: '',
    designNumber: String(1000 + last),
    productTypeId: null,
    tags: [],
    rate: 41_500,
    isSet: true,
    pieces: 8,
    sizes: [],
    minimumOrder: null,
    dispatchDays: null,
    status: 'live',
    statusReason: null,
    statusChangedAt: '2026-11-20T06:00:00.000Z',
    isAvailable: true,
    isVisible: true,
    qcPassed: true,
    isDeleted: false,
    hiddenBecause: [],
    missing: [],
    cover: photo,
    images: 1,
    group: null,
    assignee: null,
    taggedBy: KIRAN,
    lastEditedBy: KIRAN,
    reviewedBy: null,
    caption: '',
    createdAt: '2026-11-19T06:00:00.000Z',
    version: 1,
    pictures: [{ id: id(7, last), photo, isCover: true }],
    offeredAgain: null,
    ...details,
  };
}
