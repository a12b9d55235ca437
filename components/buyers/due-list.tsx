import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import NextLink from 'next/link';
import { recordAddress } from '@/components/entities/record-address';
import { QueryFailure } from '@/components/records/query-failure';
import { Day } from '@/components/ui/day';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { Tag } from '@/components/ui/tag';
import { useDues } from '@/lib/client/queries/buyers';
import { orderName } from '@/lib/domain/orders/order-number';
import { rupeesText } from '@/lib/domain/text/money';

/** Unpaid orders of a buyer. */
export function DueList({ buyerId }: { buyerId: string }) {
  const { data, error, refetch } = useDues(buyerId);
  if (!data && error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines count={2} height={40} />;
  if (data.length === 0) return <Typography color="textSecondary">Nothing is due.</Typography>;
  return (
    <Box component="ul" aria-label="Dues" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {data.map((due) => (
        <li key={due.orderId}>
          <Link component={NextLink} href={recordAddress('order-view', due.orderId)}>
            {orderName(due.orderNumber)}
          </Link>{' '}
          of <Day at={due.placedAt} />: <strong>{rupeesText(due.due)}</strong> of {rupeesText(due.payable)}{' '}
          {due.isOverdue && <Tag tone="error">Overdue</Tag>}
        </li>
      ))}
    </Box>
  );
}
