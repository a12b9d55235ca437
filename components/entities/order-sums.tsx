import Typography from '@mui/material/Typography';
import { useListState } from '@/lib/client/list-state';
import { type TotalsQuery, useOrderTotals } from '@/lib/client/queries/orders';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { countText, numberText } from '@/lib/domain/text/count-text';
import { rupeesText } from '@/lib/domain/text/money';

/** Totals of the filtered list, by stage. The list's stage filter is ignored and returned beside them. */
export function useListedTotals(about: TotalsQuery = {}) {
  const { query } = useListState(ordersApi.list);
  const {
    q,
    headline,
    buyerId,
    sellerId,
    marketId,
    salesmanId,
    cycleId,
    stuckWith,
    lrMissing,
    hasDues,
    isLate,
    stuckDays,
  } = query;
  const totals = useOrderTotals({
    q,
    buyerId,
    sellerId,
    marketId,
    salesmanId,
    cycleId,
    stuckDays,
    stuckWith,
    ...(isLate !== undefined && { isLate: `${isLate}` as const }),
    ...(hasDues !== undefined && { hasDues: `${hasDues}` as const }),
    ...(lrMissing !== undefined && { lrMissing: `${lrMissing}` as const }),
    ...about,
  });
  return { ...totals, headline };
}

/** Number of orders in a list, and their total value. */
export function OrderSums({ about }: { about?: TotalsQuery }) {
  const { data, headline } = useListedTotals(about);
  const matching = data?.filter((row) => !headline || headline.includes(row.headline)) ?? [];
  const sum = (name: 'orders' | 'pieces' | 'payable') => matching.reduce((all, row) => all + row[name], 0);
  const orders = countText({ value: sum('orders'), isExact: true }, { one: 'order', many: 'orders' });
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      aria-live="polite"
      sx={{ my: 1, minHeight: { xs: '3em', sm: '1.5em' } }}
    >
      {data && `${orders}, ${numberText(sum('pieces'))} pieces, ${rupeesText(sum('payable'))} with GST.`}
    </Typography>
  );
}
