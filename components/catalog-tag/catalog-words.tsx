import type { FieldWords } from '@/components/layout/form-conflict';
import type { CatalogForm, Tag } from '@/lib/contracts/catalog-record';
import { catalogStatusLabel } from '@/components/entities/catalog-status';
import type { CatalogStatus } from '@/lib/domain/catalog-status';
import { rupeesText } from '@/lib/domain/money';
import { ProductTypeName, ValueNames } from '@/components/entities/taxonomy-names';

const asIs = (text: string) => text;
const yesNo = (is: boolean) => (is ? 'Yes' : 'No');
const number = (value: number | null) => value?.toString() ?? '';

/** What the fields of a catalog are called, and their values in words. */
export const CATALOG_WORDS: FieldWords<CatalogForm> = {
  title: { label: 'Title', text: asIs },
  productTypeId: { label: 'Product type', text: (id) => id && <ProductTypeName id={id} /> },
  tags: {
    label: 'Tags',
    text: (tags: Tag[]) => (tags.length > 0 ? <ValueNames ids={tags.map(({ valueId }) => valueId)} /> : ''),
  },
  rate: { label: 'Rate', text: (rate) => (rate === null ? '' : rupeesText(rate)) },
  isSet: { label: 'Full set', text: yesNo },
  pieces: { label: 'Pieces', text: number },
  sizes: { label: 'Sizes', text: (sizes) => sizes.join(', ') },
  designNumber: { label: 'Design number', text: asIs },
  minimumOrder: { label: 'Minimum order', text: number },
  dispatchDays: { label: 'Dispatch days', text: number },
  description: { label: 'Description', text: asIs },
  isAvailable: { label: 'Available', text: yesNo },
};

const count = (ids: string[] | null) => ids?.length.toString() ?? '';

/** The fields as their history has them. */
export const CATALOG_HISTORY_WORDS = {
  ...CATALOG_WORDS,
  tagIds: { label: 'Tags', text: (ids: string[]) => (ids.length > 0 ? <ValueNames ids={ids} /> : '') },
  caption: { label: 'Caption', text: asIs },
  status: { label: 'Status', text: (status: CatalogStatus) => catalogStatusLabel(status) },
  statusReason: { label: 'Reason', text: asIs },
  isVisible: { label: 'Visible', text: yesNo },
  qcPassed: { label: 'Passed the quality check', text: yesNo },
  isDeleted: { label: 'Deleted', text: yesNo },
  pictureIds: { label: 'Images', text: count },
};
