import { useRouter } from 'next/router';
import { FigureList } from '@/components/entities/figure-list';
import { useListedTotals } from '@/components/entities/order-sums';
import { HEADLINES, OPEN_HEADLINES } from '@/lib/domain/orders/headline';

const SHOWN = OPEN_HEADLINES.filter((name) => name !== 'draft');

/** How many orders wait for each next step, each a way to them. */
export function OrderTotals() {
  const { pathname } = useRouter();
  const { data, isError, headline } = useListedTotals();
  const figures = SHOWN.map((name) => ({
    label: HEADLINES[name].next ?? '',
    count: data && { value: data.find((row) => row.headline === name)?.orders ?? 0, isExact: true },
    link: { href: { pathname, query: { headline: name } } },
    isCurrent: headline?.length === 1 && headline[0] === name,
  }));
  return <FigureList label="Orders by next step" figures={figures} isError={isError} isRow />;
}
