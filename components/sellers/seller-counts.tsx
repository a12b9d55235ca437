import { styled } from '@mui/material/styles';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { sellerStatusLabel } from '@/components/entities/seller-status';
import { numberText } from '@/components/ui/data-table/count-text';
import { sellersApi } from '@/lib/contracts/sellers';
import { useListState } from '@/lib/client/list-state';
import { useSellerCounts } from '@/lib/client/queries/sellers';
import { SELLER_STATUSES, type SellerStatus } from '@/lib/domain/seller-status';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(130px, 1fr))',
  gap: theme.spacing(1.5),
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'grid',
    padding: theme.spacing(1.25, 2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.paper,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: theme.vars.palette.control },
  '& a[aria-current]': { borderColor: theme.vars.palette.primary.main },
  '& strong': {
    ...theme.typography.h2,
    minHeight: '1.5em',
    color: theme.vars.palette.text.primary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** How many sellers there are of each status, each a way to the list of them. */
export function SellerCounts() {
  const { data, isError } = useSellerCounts();
  const { pathname } = useRouter();
  const { query } = useListState(sellersApi.list);
  const isShown = (status: SellerStatus) => query.status?.length === 1 && query.status[0] === status;
  const text = (status: SellerStatus) => {
    if (!data) return isError ? '?' : '';
    const { value, isExact } = data[status];
    return `${numberText(value)}${isExact ? '' : '+'}`;
  };
  return (
    <List aria-label="Sellers by status" aria-busy={!data && !isError}>
      {SELLER_STATUSES.map((status) => (
        <li key={status}>
          <Link
            href={{ pathname, query: { status } }}
            shallow
            scroll={false}
            aria-current={isShown(status) ? 'true' : undefined}
          >
            {sellerStatusLabel(status)} <strong>{text(status)}</strong>
          </Link>
        </li>
      ))}
    </List>
  );
}
