import Typography from '@mui/material/Typography';
import { CatalogName } from '@/components/entities/catalog-name';
import { CatalogStatusTag } from '@/components/entities/catalog-status';
import { ProductTypeName, ValueNames } from '@/components/entities/taxonomy-names';
import type { RecordColumns } from '@/components/records/record-list';
import { Day } from '@/components/ui/day';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import type { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { rupeesText } from '@/lib/domain/text/money';
import { CATALOG_LABELS } from '@/lib/domain/catalogs/catalog-labels';

const seenCell = ({ status, hiddenBecause: [reason] }: Catalog) => {
  if (reason === undefined) return 'Yes';
  return status === 'live' ? (
    <Typography component="span" variant="body2" color="warning">
      {reason}
    </Typography>
  ) : (
    'No'
  );
};

export const CATALOG_COLUMNS: RecordColumns<typeof catalogsApi.list> = [
  {
    id: 'title',
    header: 'Catalog',
    cell: (catalog) => <CatalogName catalog={catalog} />,
    width: 280,
    isSortable: true,
    isHideable: false,
    priority: 1,
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => <CatalogStatusTag status={status} />,
    width: 110,
    priority: 2,
  },
  { id: 'seller', header: 'Seller', cell: ({ seller }) => seller.businessName, width: 185, priority: 3 },
  {
    id: 'rate',
    header: 'Rate',
    cell: ({ rate }) => rate !== null && rupeesText(rate),
    width: 90,
    align: 'right',
    priority: 4,
  },
  {
    id: 'productType',
    header: CATALOG_LABELS.productTypeId,
    cell: ({ productTypeId }) => productTypeId && <ProductTypeName id={productTypeId} />,
    width: 130,
    priority: 5,
  },
  {
    id: 'tags',
    header: 'Tags',
    cell: ({ tags }) => tags.length > 0 && <ValueNames ids={tags.map(({ valueId }) => valueId)} />,
    width: 220,
    isExtra: true,
  },
  { id: 'missing', header: 'Missing', cell: ({ missing }) => missing.join(', '), width: 160, isExtra: true },
  { id: 'seen', header: 'Buyers see it', cell: seenCell, width: 150 },
  { id: 'pictures', header: 'Photos', cell: ({ images }) => images, width: 90, isExtra: true, align: 'right' },
  { id: 'taggedBy', header: 'Tagged by', cell: ({ taggedBy }) => taggedBy?.name, width: 140, isExtra: true },
  {
    id: 'createdAt',
    header: 'Received',
    cell: ({ createdAt }) => <Day at={createdAt} />,
    width: 115,
    isSortable: true,
  },
  {
    id: 'statusChangedAt',
    header: 'Status since',
    cell: ({ statusChangedAt }) => <Day at={statusChangedAt} />,
    width: 125,
    isExtra: true,
    isSortable: true,
  },
];
