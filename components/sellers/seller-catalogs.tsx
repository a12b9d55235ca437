import { CatalogName, catalogName } from '@/components/entities/catalog-name';
import { CatalogStatusTag } from '@/components/entities/catalog-status';
import { useCurrentUser } from '@/components/entities/current-user';
import { type RecordColumns, RecordList } from '@/components/records/record-list';
import { Day } from '@/components/ui/day';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { canOpenScreen, findScreenById } from '@/lib/domain/access/access';
import { rupeesText } from '@/lib/domain/text/money';

export const SELLER_CATALOG_COLUMNS: RecordColumns<typeof catalogsApi.list> = [
  {
    id: 'title',
    header: 'Catalog',
    cell: (catalog) => <CatalogName catalog={catalog} />,
    width: 300,
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
  {
    id: 'rate',
    header: 'Rate',
    cell: ({ rate }) => rate !== null && rupeesText(rate),
    width: 90,
    align: 'right',
    priority: 3,
  },
  {
    id: 'seen',
    header: 'Buyers see it',
    cell: ({ hiddenBecause }) => hiddenBecause[0] ?? 'Yes',
    width: 240,
    priority: 4,
  },
  {
    id: 'createdAt',
    header: 'Received',
    cell: ({ createdAt }) => <Day at={createdAt} />,
    width: 125,
    isSortable: true,
  },
];

/** Catalogs of one seller. */
export function SellerCatalogs({ sellerId }: { sellerId: string }) {
  const { fo } = useCurrentUser();
  const browse = canOpenScreen('catalog-browse', fo) ? findScreenById('catalog-browse')?.path : undefined;
  return (
    <RecordList
      endpoint={catalogsApi.list}
      about={{ sellerId: [sellerId] }}
      label="Catalogs"
      noun={{ one: 'catalog', many: 'catalogs' }}
      columns={SELLER_CATALOG_COLUMNS}
      nameOf={catalogName}
      hrefOf={browse === undefined ? undefined : ({ id }) => `${browse}?look=${id}`}
      noneYet={{ title: 'No catalogs of this seller yet' }}
    />
  );
}
