import Typography from '@mui/material/Typography';
import { CatalogName } from '@/components/entities/catalog-name';
import { CatalogStatusTag } from '@/components/entities/catalog-status';
import type { RecordColumns } from '@/components/records/record-list';
import { Day } from '@/components/ui/day';
import { Tag } from '@/components/ui/tag';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import type { catalogsApi } from '@/lib/contracts/catalogs/catalogs';

/** "Hidden: It was made invisible." A catalog that is not live shows only its status. */
const seenCell = ({ status, isDeleted, hiddenBecause }: Catalog) => {
  if (hiddenBecause.length === 0) return <Tag tone="success">Buyers see it</Tag>;
  const isLive = status === 'live' && !isDeleted;
  return (
    <Typography
      component="span"
      variant="body2"
      color={isLive ? 'warning' : 'textSecondary'}
      title={hiddenBecause.join(' ')}
    >
      {isLive ? `Hidden: ${hiddenBecause.join(' ')}` : 'Not live'}
    </Typography>
  );
};

const yesOrNo = (value: boolean) => (value ? 'Yes' : 'No');

export const CONTROL_COLUMNS: RecordColumns<typeof catalogsApi.list> = [
  {
    id: 'title',
    header: 'Catalog',
    cell: (catalog) => <CatalogName catalog={catalog} />,
    width: 270,
    isSortable: true,
    isHideable: false,
    priority: 1,
  },
  { id: 'seller', header: 'Seller', cell: ({ seller }) => seller.businessName, width: 175, priority: 3 },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, isDeleted }) =>
      isDeleted ? <Tag tone="error">Deleted</Tag> : <CatalogStatusTag status={status} />,
    width: 110,
    priority: 2,
  },
  { id: 'seen', header: 'Buyers', cell: seenCell, width: 250, priority: 4 },
  { id: 'qcPassed', header: 'QC', cell: ({ qcPassed }) => (qcPassed ? 'Passed' : 'No'), width: 80, priority: 5 },
  { id: 'isVisible', header: 'Visible', cell: ({ isVisible }) => yesOrNo(isVisible), width: 85 },
  { id: 'isAvailable', header: 'Available', cell: ({ isAvailable }) => yesOrNo(isAvailable), width: 95 },
  { id: 'taggedBy', header: 'Tagged by', cell: ({ taggedBy }) => taggedBy?.name, width: 140, isExtra: true },
  {
    id: 'createdAt',
    header: 'Received',
    cell: ({ createdAt }) => <Day at={createdAt} />,
    width: 120,
    isExtra: true,
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
