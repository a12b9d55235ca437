import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useCurrentUser } from '@/components/entities/current-user';
import { PageHeader } from '@/components/records/page-header';
import { mayCall } from '@/lib/client/may-call';
import { budgetsApi } from '@/lib/contracts/billing/budgets';
import { seesEverybodysUse } from '@/lib/domain/billing/whose-use';
import { BudgetCard } from './budget-card';
import { LeavingCard } from './leaving-card';
import { MessagesCard } from './messages-card';
import { SeatsCard } from './seats-card';
import { StatementCard } from './statement-card';
import { StorageCard } from './storage-card';

/** Usage and what it will be billed: for admins the whole workspace, for all others only their own. */
export function BillingScreen() {
  const { fo } = useCurrentUser();
  return (
    <>
      <Box sx={{ displayPrint: 'none' }}>
        <PageHeader
          screen="billing"
          description={
            seesEverybodysUse(fo)
              ? 'What everybody uses: storage, seats and messages.'
              : 'What you use yourself. Admins see what everybody uses.'
          }
        />
      </Box>
      <Stack spacing={2}>
        <Stack spacing={2} sx={{ displayPrint: 'none' }}>
          <StorageCard />
          <LeavingCard />
          <SeatsCard />
          <MessagesCard />
          {mayCall(budgetsApi.list, fo) && <BudgetCard />}
        </Stack>
        <StatementCard />
      </Stack>
    </>
  );
}
