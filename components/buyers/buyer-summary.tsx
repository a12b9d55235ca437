import Call from '@mui/icons-material/CallOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { ConsentTag } from '@/components/entities/consent-tag';
import { MessageButton } from '@/components/entities/message/message-button';
import { StateTag } from '@/components/entities/state-tag';
import { Day } from '@/components/ui/day';
import { Facts } from '@/components/ui/facts';
import type { BuyerDetail } from '@/lib/contracts/buyers/buyer-record';
import { numberText } from '@/lib/domain/text/count-text';
import { rupeesText } from '@/lib/domain/text/money';
import { phoneText } from '@/lib/domain/text/phone-text';
import { BUYER_STATE_TEXTS } from '@/lib/domain/buyers/buyer-status';

/** Summary of a buyer. */
export function BuyerSummary({ buyer }: { buyer: BuyerDetail }) {
  const { counters, creditLimit, creditDays } = buyer;
  const credit = [creditLimit > 0 && rupeesText(creditLimit), creditDays > 0 && `${creditDays} days`];
  const facts = [
    ['Place', `${buyer.city}, ${buyer.state}`],
    ['Manager', buyer.manager?.name ?? 'None'],
    ['Orders', `${numberText(counters.openOrders)} open of ${numberText(counters.orders)}`],
    ['Pieces to come', numberText(counters.openPieces)],
    ['Ordered in total', rupeesText(counters.ordered)],
    ['Balance due', rupeesText(counters.balance)],
    ['Credit', credit.filter(Boolean).join(', ') || 'None'],
    ['Added', <Day key="at" at={buyer.createdAt} />],
  ] as const;
  return (
    <Paper variant="outlined" component="section" aria-label="At a glance" sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      {buyer.status === 'blocked' && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          <strong>
            Blocked on <Day at={buyer.statusChangedAt} />
          </strong>
          {buyer.statusReason && <div>{buyer.statusReason}</div>}
        </Alert>
      )}
      {creditLimit > 0 && counters.balance > creditLimit && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          The balance is above the credit limit of {rupeesText(creditLimit)}.
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <StateTag states={BUYER_STATE_TEXTS} state={buyer.status} />
        <ConsentTag consent={buyer.consent} />
        <Box component="span" sx={{ fontWeight: 550, minWidth: 0, overflowWrap: 'anywhere' }}>
          {buyer.contactName}
        </Box>
        <Button href={`tel:${buyer.phoneNumber}`} variant="outlined" color="inherit" size="small" startIcon={<Call />}>
          {phoneText(buyer.phoneNumber)}
        </Button>
        <MessageButton subject="buyers" id={buyer.id} />
      </Box>
      <Facts facts={facts} />
    </Paper>
  );
}
