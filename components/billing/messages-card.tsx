import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCurrentUser } from '@/components/entities/current-user';
import { QueryFailure } from '@/components/records/query-failure';
import { ColumnChart } from '@/components/ui/charts/column-chart';
import { Facts } from '@/components/ui/facts';
import { FigureTable } from '@/components/ui/figure-table';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { mayCall } from '@/lib/client/may-call';
import { useMessageBill } from '@/lib/client/queries/billing';
import { useMessageHealth } from '@/lib/client/queries/messages';
import type { MessageBill } from '@/lib/contracts/billing/billing';
import { messagesApi } from '@/lib/contracts/messages/messages';
import { type MessageCost, sumOfCosts, TO_ONE_PERSON } from '@/lib/domain/billing/message-cost';
import { budgetText } from '@/lib/domain/billing/budget';
import { CATEGORY_LABELS, MESSAGE_CATEGORIES } from '@/lib/domain/messages/categories';
import { numberText } from '@/lib/domain/text/count-text';
import { monthText } from '@/lib/domain/text/indian-day';
import { rupeesText } from '@/lib/domain/text/money';

const TONES = { within: 'success', near: 'warning', over: 'error' } as const;

const costFigures = ({ messages, billed, estimated }: MessageCost) => [
  numberText(messages),
  rupeesText(billed),
  rupeesText(estimated),
];

/** Message costs by month, category and campaign, and the share of the budget they use. */
export function MessagesCard() {
  const { fo } = useCurrentUser();
  const { data, error, refetch } = useMessageBill();
  return (
    <SectionCard
      title="Messages"
      description="Billed as the provider says. Until it says so, a cost is estimated by the rate card. GST comes on top."
    >
      {mayCall(messagesApi.health, fo) && <Wallet />}
      {data && <MessageFigures bill={data} />}
      {!data && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines count={2} height={140} />}
    </SectionCard>
  );
}

/** Remaining balance at the provider. */
function Wallet() {
  const { data } = useMessageHealth();
  return (
    <Typography sx={{ mb: 2, minHeight: '1.55em' }}>
      {data && `Wallet at the provider: ${data.wallet ?? 'not known'}`}
    </Typography>
  );
}

function MessageFigures({ bill: { scope, months, campaigns, budget } }: { bill: MessageBill }) {
  if (campaigns.length === 0)
    return (
      <Typography color="textSecondary">
        {scope === 'own' ? 'You sent no message in the last 12 months.' : 'No message was sent in the last 12 months.'}
      </Typography>
    );
  const now = sumOfCosts(months.at(-1)?.categories ?? []);
  return (
    <Stack spacing={3}>
      {budget && <Alert severity={TONES[budget.state]}>{budgetText(budget)}</Alert>}
      <Facts
        facts={[
          ['Sent this month', numberText(now.messages)],
          ['Billed', rupeesText(now.billed)],
          ['Estimated', rupeesText(now.estimated)],
        ]}
      />
      <ColumnChart
        label="Cost of messages by month"
        of="Month"
        series={MESSAGE_CATEGORIES.map((category) => CATEGORY_LABELS[category])}
        columns={months.map(({ month, categories }) => ({
          name: monthText(month),
          short: monthText(month).slice(0, 3),
          values: MESSAGE_CATEGORIES.map((category) => {
            const { billed = 0, estimated = 0 } = categories.find((one) => one.category === category) ?? {};
            return billed + estimated;
          }),
        }))}
        text={rupeesText}
      />
      <FigureTable
        caption="By campaign"
        columns={['Campaign', 'Messages', 'Billed', 'Estimated']}
        rows={campaigns.map(({ campaign, ...cost }) => ({
          id: campaign?.id ?? 'single',
          name: campaign?.name ?? TO_ONE_PERSON,
          figures: costFigures(cost),
        }))}
      />
    </Stack>
  );
}
