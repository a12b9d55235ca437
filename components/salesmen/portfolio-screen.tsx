import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dynamic from 'next/dynamic';
import { SellerStatusCounts } from '@/components/entities/seller-status-counts';
import { sellersAddress } from '@/components/entities/sellers-address';
import { type AddressTab, AddressTabs } from '@/components/records/address-tabs';
import { useCurrentUser } from '@/components/entities/current-user';
import { MissingRecord } from '@/components/records/missing-record';
import { PageHeader } from '@/components/records/page-header';
import { QueryFailure } from '@/components/records/query-failure';
import { RecordScreen } from '@/components/records/record-screen';
import { SELLER_PURPOSES } from '@/components/records/purposes/seller-purposes';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { handoversApi } from '@/lib/contracts/salesmen/handovers';
import { type Portfolio, salesmenApi } from '@/lib/contracts/salesmen/salesmen';
import { useAddressKey } from '@/lib/client/address-key';
import { mayCall } from '@/lib/client/may-call';
import { usePortfolio } from '@/lib/client/queries/salesmen';
import { canOpenScreen } from '@/lib/domain/access/access';
import { HandoversCard } from '@/components/records/handovers-card';
import { MonthCard } from './month-card';
import { PortfolioSellers } from './portfolio-sellers';
import { VisitsCard } from './visits-card';

const HandOverDialog = dynamic(() => import('./hand-over-dialog').then((module) => module.HandOverDialog), {
  ssr: false,
});
const TargetDialog = dynamic(() => import('./target-dialog').then((module) => module.TargetDialog), { ssr: false });
const VisitDialog = dynamic(() => import('./visit-dialog').then((module) => module.VisitDialog), { ssr: false });

/** Value of the query parameter while a dialog is open. */
const OPEN = 'yes';

/** Portfolio of the salesman named in the address. */
export const PortfolioScreen = () => (
  <RecordScreen waiting={<Waiting />} missing={<Missing />}>
    {(id) => <PortfolioOf key={id} id={id} />}
  </RecordScreen>
);

function PortfolioOf({ id }: { id: string }) {
  const { data: portfolio, error, refetch } = usePortfolio(id);
  if (portfolio) return <PortfolioPage portfolio={portfolio} />;
  if (error?.status === 404) return <Missing />;
  return error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : <Waiting />;
}

function PortfolioPage({ portfolio }: { portfolio: Portfolio }) {
  const { salesman, active, sellers, month } = portfolio;
  const { fo } = useCurrentUser();
  const handover = useAddressKey('handover');
  const target = useAddressKey('target');
  const visit = useAddressKey('visit');
  const mayHandOver = mayCall(handoversApi.handOver, fo);
  const maySetTarget = mayCall(salesmenApi.setTarget, fo);
  const canBrowse = canOpenScreen('seller-browse', fo);

  const tabs: [AddressTab, ...AddressTab[]] = [
    { id: 'sellers', label: 'Sellers', content: () => <PortfolioSellers salesmanId={salesman.id} /> },
    {
      id: 'visits',
      label: 'Visits',
      content: () => <VisitsCard salesmanId={salesman.id} onAdd={() => visit.open(OPEN)} />,
    },
  ];
  if (mayHandOver) tabs.push({ id: 'handovers', label: 'Handovers', content: () => <HandoversCard /> });
  const action = mayHandOver && (
    <Button variant="outlined" color="inherit" onClick={() => handover.open(OPEN)}>
      Hand over the portfolio
    </Button>
  );
  return (
    <>
      <PageHeader
        screen="seller-salesman"
        title={salesman.name}
        description={SELLER_PURPOSES['seller-salesman']}
        action={action}
      />
      <Stack spacing={2} sx={{ mb: 2 }}>
        {!active && (
          <Alert severity="warning">{salesman.name} can no longer sign in. The portfolio needs a salesman.</Alert>
        )}
        <SellerStatusCounts
          label="Sellers of the portfolio by status"
          counts={sellers}
          linkTo={
            canBrowse
              ? (status) => ({ href: sellersAddress({ salesmanId: [salesman.id], status: [status] }) })
              : undefined
          }
        />
        <MonthCard month={month} onSetTarget={maySetTarget ? () => target.open(OPEN) : undefined} />
      </Stack>
      <AddressTabs label={`Portfolio of ${salesman.name}`} tabs={tabs} />
      {mayHandOver && handover.value !== null && <HandOverDialog salesman={salesman} onClose={handover.close} />}
      {maySetTarget && target.value !== null && <TargetDialog portfolio={portfolio} onClose={target.close} />}
      {visit.value !== null && <VisitDialog salesmanId={salesman.id} onClose={visit.close} />}
    </>
  );
}

const Waiting = () => (
  <>
    <PageHeader screen="seller-salesman" description={SELLER_PURPOSES['seller-salesman']} />
    <SkeletonLines count={3} height={160} />
  </>
);

const Missing = () => <MissingRecord screen="seller-salesman" noun="salesman" list="seller-browse" />;
