import { useRouter } from 'next/router';
import { FigureList } from '@/components/entities/figure-list';
import { useListState } from '@/lib/client/list-state';
import { useOrderTotals } from '@/lib/client/queries/orders';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { HEADLINES, OPEN_HEADLINES } from '@/lib/domain/orders/headline';
import { countText, numberText } from '@/lib/domain/text/count-text';
import { rupeesText } from '@/lib/domain/text/money';
import Typography from '@mui/material/Typography';

const SHOWN = OPEN_HEADLINES.filter((name) => name !== 'draft');

/** How many orders wait for each next step, each a way to them, and the totals of what the filters find. */
export function OrderTotals() {
  const { pathname } = useRouter();
  const { query } = useListState(ordersApi.list);
  const { q, headline, buyerId, sellerId, cycleId, stuckWith, lrMissing, hasDues, isLate, stuckDays } = query;
  const filters = {
    q,
    buyerId,
    sellerId,
    cycleId,
    stuckDays,
    stuckWith,
    ...(isLate !== undefined && { isLate: `${isLate}` as const }),
    ...(hasDues !== undefined && { hasDues: `${hasDues}` as const }),
    ...(lrMissing !== undefined && { lrMissing: `${lrMissing}` as const }),
  };
  const { data, isError } = useOrderTotals(filters);
  const matching = data?.filter((row) => !headline || headline.includes(row.headline)) ?? [];
  const sum = (name: 'orders' | 'pieces' | 'payable') => matching.reduce((all, row) => all + row[name], 0);
  const figures = SHOWN.map((name) => ({
    label: HEADLINES[name].next ?? '',
    count: data && { value: data.find((row) => row.headline === name)?.orders ?? 0, isExact: true },
    link: { href: { pathname, query: { headline: name } } },
    isCurrent: headline?.length === 1 && headline[0] === name,
  }));
  return (
    <>
      <FigureList label="Orders by next step" figures={figures} isError={isError} />
      <Typography
        variant="body2"
        color="textSecondary"
        aria-live="polite"
        sx={{ mb: 1, minHeight: { xs: '3em', sm: '1.5em' } }}
      >
        {data &&
          `${countText({ value: sum('orders'), isExact: true }, { one: 'order', many: 'orders' })}, ${numberText(sum('pieces'))} pieces, ${rupeesText(sum('payable'))} with GST.`}
      </Typography>
    </>
  );
}
