import Call from '@mui/icons-material/CallOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { phoneText } from '@/lib/domain/text/phone-text';
import { SellerStatusTag } from '@/components/entities/seller-status';
import { numberText } from '@/lib/domain/text/count-text';
import { MessageButton } from '@/components/entities/message/message-button';
import { Day } from '@/components/ui/day';
import { Facts } from '@/components/ui/facts';
import type { KnownSeller } from '@/lib/client/queries/sellers';
import type { Seller, SellerDetail } from '@/lib/contracts/sellers/seller-record';
import { marketLabel } from '@/lib/domain/sellers/market-label';
import { rupeesText } from '@/lib/domain/text/money';
import { closedProblem } from '@/lib/domain/sellers/seller-status';
import { SalesmanLink } from './salesman-link';
import { flagTags } from './seller-flags';
import { SELLER_LABELS } from '@/lib/domain/sellers/seller-labels';

/** Summary of a seller, with contact actions. */
export function SellerSummary({ seller }: { seller: KnownSeller }) {
  const { market, counters, phoneNumbers } = seller;
  const [phone] = phoneNumbers;
  const closed = closedProblem(seller.status);
  const facts = [
    [SELLER_LABELS.marketId, market ? marketLabel(market) : 'None yet'],
    [SELLER_LABELS.salesmanId, seller.salesman ? <SalesmanLink key="salesman" salesman={seller.salesman} /> : 'None'],
    [SELLER_LABELS.accountManagerId, seller.accountManager?.name ?? 'None'],
    [SELLER_LABELS.qualityScore, seller.qualityScore],
    [SELLER_LABELS.minimumOrderValue, rupeesText(seller.minimumOrderValue)],
    ...countsOf(counters),
    ['Last activity', <Day key="at" at={seller.lastActivityAt} />],
    ['Added', <Day key="at" at={seller.createdAt} />],
  ] as const;
  return (
    <Paper variant="outlined" component="section" aria-label="At a glance" sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      {seller.status === 'suspended' && <Suspended seller={seller} />}
      {closed && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          {closed}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <SellerStatusTag status={seller.status} />
        {flagTags(seller)}
        <Box component="span" sx={{ fontWeight: 550, minWidth: 0, overflowWrap: 'anywhere' }}>
          {seller.contactName}
        </Box>
        {phone && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button href={`tel:${phone}`} variant="outlined" color="inherit" size="small" startIcon={<Call />}>
              {phoneText(phone)}
            </Button>
            <MessageButton subject="sellers" id={seller.id} />
            <Button
              href={`https://wa.me/${phone.replace('+', '')}`}
              target="_blank"
              rel="noreferrer"
              variant="outlined"
              color="inherit"
              size="small"
              startIcon={<WhatsApp />}
            >
              WhatsApp
            </Button>
          </Box>
        )}
      </Box>
      <Facts facts={facts} />
    </Paper>
  );
}

/** Counters of a seller. List data lacks them, so each briefly shows an ellipsis. */
function countsOf(counters: SellerDetail['counters'] | undefined) {
  const text = (write: (counted: SellerDetail['counters']) => string) => (counters ? write(counters) : '…');
  return [
    ['Catalogs', text((n) => `${numberText(n.liveCatalogs)} live of ${numberText(n.catalogs)}`)],
    ['Uploads', text((n) => `${numberText(n.waitingUploads)} to do of ${numberText(n.uploads)}`)],
    ['WhatsApp groups', text((n) => `${numberText(n.activeGroups)} active of ${numberText(n.groups)}`)],
    ['Notes', text((n) => numberText(n.notes))],
    ['Visits', text((n) => numberText(n.visits))],
  ] as const;
}

const Suspended = ({ seller: { statusReason, statusChangedAt, hiddenBySuspension } }: { seller: Seller }) => (
  <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
    <strong>
      Suspended on <Day at={statusChangedAt} />
    </strong>
    {statusReason && <div>{statusReason}</div>}
    <div>
      {hiddenBySuspension
        ? 'Buyers see none of the catalogs until the seller is reactivated. Then those that are live by then are seen.'
        : 'Nothing to hide: buyers did not see the catalogs before.'}
    </div>
  </Alert>
);
