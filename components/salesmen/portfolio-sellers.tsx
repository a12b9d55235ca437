import { recordAddress } from '@/components/entities/record-address';
import { sellerStatusLabel } from '@/components/entities/seller-status';
import { SELLERS } from '@/components/entities/undone-text';
import { useCurrentUser } from '@/components/entities/current-user';
import { RecordList, type RecordFilters } from '@/components/records/record-list';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { canOpenScreen } from '@/lib/domain/access/access';
import { SELLER_STATUSES } from '@/lib/domain/sellers/seller-status';
import { PORTFOLIO_COLUMNS } from './portfolio-columns';

const FILTERS: RecordFilters<typeof sellersApi.list> = [
  {
    id: 'status',
    kind: 'multi-choice',
    label: 'Status',
    options: SELLER_STATUSES.map((value) => ({ value, label: sellerStatusLabel(value) })),
  },
];

/** Sellers of one portfolio. */
export function PortfolioSellers({ salesmanId }: { salesmanId: string }) {
  const { fo } = useCurrentUser();
  const canView = canOpenScreen('seller-view', fo);
  return (
    <RecordList
      endpoint={sellersApi.list}
      about={{ salesmanId: [salesmanId] }}
      label="Sellers of the portfolio"
      noun={SELLERS}
      columns={PORTFOLIO_COLUMNS}
      filters={FILTERS}
      nameOf={(seller) => seller.businessName}
      hrefOf={canView ? ({ id }) => recordAddress('seller-view', id) : undefined}
      noneYet={{ title: 'The portfolio has no sellers yet' }}
    />
  );
}
