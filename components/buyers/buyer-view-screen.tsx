import dynamic from 'next/dynamic';
import { useCurrentUser } from '@/components/entities/current-user';
import { type AddressTab, AddressTabs } from '@/components/records/address-tabs';
import { MergeNote } from '@/components/records/merges/merge-note';
import { SameAsButton } from '@/components/records/merges/same-as-button';
import { MissingRecord } from '@/components/records/missing-record';
import { PageHeader } from '@/components/records/page-header';
import { QueryFailure } from '@/components/records/query-failure';
import { RecordScreen } from '@/components/records/record-screen';
import { StepButtons } from '@/components/records/step-buttons';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { mayCall } from '@/lib/client/may-call';
import { buyers } from '@/lib/client/queries/buyers';
import type { BuyerDetail } from '@/lib/contracts/buyers/buyer-record';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { BUYER_MACHINE } from '@/lib/domain/buyers/buyer-machine';
import { BuyerAccount } from './buyer-account';
import { BuyerConsents } from './buyer-consents';
import { BuyerForm } from './buyer-form';
import { BuyerHistory } from './buyer-history';
import { BuyerNotes } from './buyer-notes';
import { BuyerOrders } from './buyer-orders';
import { BuyerSummary } from './buyer-summary';

const RecordChat = dynamic(
  () => import('@/components/entities/conversation/record-chat').then((module) => module.RecordChat),
  { ssr: false },
);

const tabsOf = (buyer: BuyerDetail, roles: readonly string[]): readonly [AddressTab, ...AddressTab[]] => [
  { id: 'facts', label: 'Facts', content: () => <BuyerForm buyer={buyer} /> },
  { id: 'orders', label: 'Orders', content: () => <BuyerOrders buyer={buyer} /> },
  { id: 'account', label: 'Account', content: () => <BuyerAccount buyer={buyer} /> },
  ...(mayCall(conversationsApi.ofRecord, roles)
    ? [{ id: 'chat', label: 'Chat', content: () => <RecordChat buyerId={buyer.id} /> }]
    : []),
  { id: 'consent', label: 'Consent', content: () => <BuyerConsents buyer={buyer} /> },
  { id: 'notes', label: 'Notes', content: () => <BuyerNotes buyerId={buyer.id} /> },
  { id: 'history', label: 'History', content: () => <BuyerHistory buyer={buyer} /> },
];

/** Detail page of the buyer named in the address. */
export const BuyerViewScreen = () => (
  <RecordScreen waiting={<Waiting />} missing={<Missing />}>
    {(id) => <BuyerPage key={id} id={id} />}
  </RecordScreen>
);

function BuyerPage({ id }: { id: string }) {
  const { fo } = useCurrentUser();
  const { data: buyer, error, refetch, isPlaceholderData } = buyers.useRecord(id);
  if (!buyer || isPlaceholderData) {
    if (error?.status === 404) return <Missing />;
    return error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : <Waiting />;
  }
  const record = { kind: 'buyer', id, name: buyer.businessName } as const;
  return (
    <>
      <PageHeader
        screen="buyer-view"
        title={buyer.businessName}
        action={buyer.mergedIntoId ? undefined : <BuyerSteps buyer={buyer} />}
      />
      <MergeNote record={record} />
      <BuyerSummary buyer={buyer} />
      <AddressTabs label={`About ${buyer.businessName}`} tabs={tabsOf(buyer, fo)} />
      {!buyer.mergedIntoId && <SameAsButton record={record} />}
    </>
  );
}

function BuyerSteps({ buyer }: { buyer: BuyerDetail }) {
  const { fo } = useCurrentUser();
  const { mutateAsync, ...mutation } = buyers.useAction(buyersApi.transition, { isForm: true });
  return (
    <StepButtons
      machine={BUYER_MACHINE}
      record={{ ...buyer, name: buyer.businessName }}
      facts={{}}
      roles={fo}
      mutation={{ ...mutation, mutateAsync: (body) => mutateAsync({ params: { id: buyer.id }, body }) }}
    />
  );
}

const Missing = () => <MissingRecord screen="buyer-view" noun="buyer" list="buyer-browse" />;

const Waiting = () => (
  <>
    <PageHeader screen="buyer-view" />
    <SkeletonLines count={2} height={280} />
  </>
);
