import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { TimelineList } from '@/components/records/timeline-list';
import { Day } from '@/components/ui/day';
import { SectionCard } from '@/components/ui/section-card';
import { Tag } from '@/components/ui/tag';
import type { BuyerDetail } from '@/lib/contracts/buyers/buyer-record';
import { useMakeReceipt } from '@/lib/client/queries/order-documents';
import { type AccountEntry, paymentsApi } from '@/lib/contracts/buyers/payments';
import { ENTRY_WORDS, PAYMENT_MODE_WORDS } from '@/lib/domain/orders/entries';
import { rupeesText } from '@/lib/domain/text/money';
import { DueList } from './due-list';
import { PaymentDialog } from './payment-dialog';
import { ReverseDialog } from './reverse-dialog';

/** Amount due from a buyer, and the payments received. */
export function BuyerAccount({ buyer }: { buyer: BuyerDetail }) {
  const [isPaying, setIsPaying] = useState(false);
  const [reversed, setReversed] = useState<AccountEntry | null>(null);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <SectionCard title="Dues" description={`The balance is ${rupeesText(buyer.counters.balance)}.`}>
        <DueList buyerId={buyer.id} />
      </SectionCard>
      <SectionCard
        title="Payments and credit notes"
        description="Nothing here is ever edited, only reversed."
        action={
          <Button variant="contained" onClick={() => setIsPaying(true)}>
            Record payment
          </Button>
        }
      >
        <TimelineList endpoint={paymentsApi.entries} id={buyer.id} label="Payments" noneYet="No payments yet.">
          {(entry) => <EntryItem entry={entry} onReverse={() => setReversed(entry)} />}
        </TimelineList>
      </SectionCard>
      {isPaying && <PaymentDialog buyer={buyer} onClose={() => setIsPaying(false)} />}
      {reversed && <ReverseDialog entry={reversed} onClose={() => setReversed(null)} />}
    </Box>
  );
}

function EntryItem({ entry, onReverse }: { entry: AccountEntry; onReverse: () => void }) {
  const { mutate, isPending } = useMakeReceipt();
  const canReverse = entry.kind === 'payment' && !entry.isReversed;
  const how = [entry.number, entry.mode && PAYMENT_MODE_WORDS[entry.mode], entry.reference, entry.note];
  const shares = entry.allocations.map(({ orderNumber, amount }) => `${rupeesText(amount)} for order ${orderNumber}`);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
      <Box sx={{ flex: '1 1 18rem' }}>
        <strong>{rupeesText(entry.amount)}</strong> {ENTRY_WORDS[entry.kind]}{' '}
        {entry.isReversed && <Tag tone="error">Reversed</Tag>}
        <div>{how.filter(Boolean).join(', ')}</div>
        <Typography variant="body2" color="textSecondary">
          {shares.join(', ') || 'Not allocated to an order'} · {entry.author.name}, <Day at={entry.receivedAt} />
        </Typography>
      </Box>
      {canReverse && (
        <>
          <Button size="small" color="inherit" loading={isPending} onClick={() => mutate(entry.id)}>
            Receipt
          </Button>
          <Button size="small" color="error" onClick={onReverse}>
            Reverse
          </Button>
        </>
      )}
    </Box>
  );
}
