import type { FieldWords } from '@/components/ui/field-words';
import type { CatalogForm, Tag } from '@/lib/contracts/catalogs/catalog-record';
import { catalogStatusLabel } from '@/components/entities/catalog-status';
import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import { rupeesText } from '@/lib/domain/text/money';
import { ProductTypeName, ValueNames } from '@/components/entities/taxonomy-names';
import { CATALOG_LABELS } from '@/lib/domain/catalogs/catalog-labels';

/** Names of tags; photo-specific ones with their number of photos. */
function TagNames({ tags }: { tags: readonly Pick<Tag, 'valueId' | 'imageIds'>[] }) {
  const whole = tags.filter(({ imageIds }) => !imageIds).map(({ valueId }) => valueId);
  const parts = tags.flatMap(({ valueId, imageIds }) => (imageIds ? [{ valueId, count: imageIds.length }] : []));
  return (
    <>
      {whole.length > 0 && <ValueNames ids={whole} />}
      {parts.map(({ valueId, count }, index) => (
        <span key={valueId}>
          {(index > 0 || whole.length > 0) && ', '}
          <ValueNames ids={[valueId]} /> ({count === 1 ? '1 photo' : `${count} photos`})
        </span>
      ))}
    </>
  );
}

const asIs = (text: string) => text;
const yesNo = (is: boolean) => (is ? 'Yes' : 'No');
const number = (value: number | null) => value?.toString() ?? '';

/** Field labels and value texts of a catalog. */
export const CATALOG_WORDS: FieldWords<CatalogForm> = {
  title: { label: CATALOG_LABELS.title, text: asIs },
  productTypeId: { label: CATALOG_LABELS.productTypeId, text: (id) => id && <ProductTypeName id={id} /> },
  tags: {
    label: CATALOG_LABELS.tags,
    text: (tags: Tag[]) => (tags.length > 0 ? <TagNames tags={tags} /> : ''),
  },
  rate: { label: CATALOG_LABELS.rate, text: (rate) => (rate === null ? '' : rupeesText(rate)) },
  isSet: { label: CATALOG_LABELS.isSet, text: yesNo },
  pieces: { label: CATALOG_LABELS.pieces, text: number },
  sizes: { label: CATALOG_LABELS.sizes, text: (sizes) => sizes.join(', ') },
  designNumber: { label: CATALOG_LABELS.designNumber, text: asIs },
  minimumOrder: { label: CATALOG_LABELS.minimumOrder, text: number },
  dispatchDays: { label: CATALOG_LABELS.dispatchDays, text: number },
  description: { label: CATALOG_LABELS.description, text: asIs },
  isAvailable: { label: CATALOG_LABELS.isAvailable, text: yesNo },
};

/** Photos have no names; the end of the id distinguishes them. */
const shortId = (id: string | null) => (id ? `photo …${id.slice(-6)}` : '');
const count = (ids: string[] | null) => ids?.length.toString() ?? '';

/** Field labels and value texts of a catalog's history. */
export const CATALOG_HISTORY_WORDS = {
  ...CATALOG_WORDS,
  tagIds: { label: 'Tags', text: (ids: string[]) => (ids.length > 0 ? <ValueNames ids={ids} /> : '') },
  partTags: {
    label: 'Tags of some photos',
    text: (tags: Tag[] | null) => (tags && tags.length > 0 ? <TagNames tags={tags} /> : ''),
  },
  lostTagIds: {
    label: 'Went with their last photo',
    text: (ids: string[] | null) => (ids ? <ValueNames ids={ids} /> : ''),
  },
  caption: { label: 'Caption', text: asIs },
  status: { label: 'Status', text: (status: CatalogStatus) => catalogStatusLabel(status) },
  statusReason: { label: 'Reason', text: asIs },
  isVisible: { label: 'Visible', text: yesNo },
  qcPassed: { label: 'Passed the quality check', text: yesNo },
  isDeleted: { label: 'Deleted', text: yesNo },
  coverId: { label: 'Cover', text: shortId },
  pictureIds: { label: 'Photos', text: count },
};
