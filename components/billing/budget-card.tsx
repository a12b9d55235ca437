import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { QueryFailure } from '@/components/records/query-failure';
import { FigureTable } from '@/components/ui/figure-table';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useList } from '@/lib/client/queries/list';
import { type Budget, budgetsApi } from '@/lib/contracts/billing/budgets';
import { PAGE_SIZE } from '@/lib/contracts/base/list';
import { monthText } from '@/lib/domain/text/indian-day';
import { rupeesText } from '@/lib/domain/text/money';

const BudgetDrawer = dynamic(() => import('./budget-drawer').then((module) => module.BudgetDrawer), { ssr: false });
const NewBudgetDrawer = dynamic(() => import('./budget-drawer').then((module) => module.NewBudgetDrawer), {
  ssr: false,
});

/** Monthly message budget. */
export function BudgetCard() {
  const { data, error, refetch } = useList(budgetsApi.list, { sort: '-month', limit: PAGE_SIZE.max });
  const [shown, setShown] = useState<string | 'new' | null>(null);
  const rows = data?.pages.flatMap((page) => page.rows);
  const close = () => setShown(null);
  return (
    <SectionCard
      title="Budget for messages"
      action={
        <Button variant="outlined" color="inherit" size="small" onClick={() => setShown('new')}>
          Set a budget
        </Button>
      }
    >
      {rows && <BudgetList budgets={rows} onOpen={setShown} />}
      {!rows && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {!rows && !error && <SkeletonLines count={1} height={72} />}
      {shown === 'new' && <NewBudgetDrawer onClose={close} />}
      {shown !== null && shown !== 'new' && <BudgetDrawer id={shown} onClose={close} />}
    </SectionCard>
  );
}

const BudgetList = ({ budgets, onOpen }: { budgets: readonly Budget[]; onOpen: (id: string) => void }) =>
  budgets.length === 0 ? (
    <Typography color="textSecondary">No budget yet. Set one to be warned before it is spent.</Typography>
  ) : (
    <FigureTable
      columns={['From', 'A month', 'Warn at']}
      rows={budgets.map(({ id, month, paise, warnPercent }) => ({
        id,
        name: (
          <Link component="button" onClick={() => onOpen(id)}>
            {monthText(month)}
          </Link>
        ),
        figures: [rupeesText(paise), `${warnPercent} %`],
      }))}
    />
  );
