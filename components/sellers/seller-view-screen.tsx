import Box from '@mui/material/Box';
import dynamic from 'next/dynamic';
import { useCurrentUser } from '@/components/entities/current-user';
import { type AddressTab, AddressTabs } from '@/components/records/address-tabs';
import { MergeNote } from '@/components/records/merges/merge-note';
import { SameAsButton } from '@/components/records/merges/same-as-button';
import { MissingRecord } from '@/components/records/missing-record';
import { PageHeader } from '@/components/records/page-header';
import { QueryFailure } from '@/components/records/query-failure';
import { RecordScreen } from '@/components/records/record-screen';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { videosApi } from '@/lib/contracts/videos/videos';
import { mayCall } from '@/lib/client/may-call';
import { type KnownSeller, sellers } from '@/lib/client/queries/sellers';
import { SellerContacts } from './seller-contacts';
import { SellerGroups } from './seller-groups';
import { SellerHistory } from './seller-history';
import { SellerNotes } from './seller-notes';
import { SellerOverview } from './seller-overview';
import { SellerSteps } from './seller-steps';
import { SellerSummary } from './seller-summary';

const RecordChat = dynamic(
  () => import('@/components/entities/conversation/record-chat').then((module) => module.RecordChat),
  { ssr: false },
);
const SellerCatalogs = dynamic(() => import('./seller-catalogs').then((module) => module.SellerCatalogs), {
  ssr: false,
});
const SellerLessons = dynamic(() => import('./seller-lessons').then((module) => module.SellerLessons), { ssr: false });
const SellerOrders = dynamic(() => import('./seller-orders').then((module) => module.SellerOrders), { ssr: false });
const SellerUploads = dynamic(() => import('./seller-uploads').then((module) => module.SellerUploads), { ssr: false });
const SellerVideos = dynamic(() => import('./seller-videos').then((module) => module.SellerVideos), { ssr: false });
const SellerVisits = dynamic(() => import('./seller-visits').then((module) => module.SellerVisits), { ssr: false });

/** The seller's catalogs, and how their captions are read. */
const CatalogsOf = ({ sellerId }: { sellerId: string }) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <SellerLessons sellerId={sellerId} />
    <SellerCatalogs sellerId={sellerId} />
  </Box>
);

const tabsOf = (seller: KnownSeller, roles: readonly string[]): readonly [AddressTab, ...AddressTab[]] => [
  { id: 'overview', label: 'Overview', content: () => <SellerOverview seller={seller} /> },
  { id: 'contacts', label: 'Phones and contacts', content: () => <SellerContacts seller={seller} /> },
  { id: 'catalogs', label: 'Catalogs', content: () => <CatalogsOf sellerId={seller.id} /> },
  { id: 'uploads', label: 'Uploads', content: () => <SellerUploads sellerId={seller.id} /> },
  { id: 'groups', label: 'Groups', content: () => <SellerGroups seller={seller} /> },
  ...(mayCall(ordersApi.list, roles)
    ? [{ id: 'orders', label: 'Orders', content: () => <SellerOrders sellerId={seller.id} /> }]
    : []),
  ...(mayCall(videosApi.list, roles)
    ? [{ id: 'videos', label: 'Videos', content: () => <SellerVideos sellerId={seller.id} /> }]
    : []),
  ...(mayCall(conversationsApi.ofRecord, roles)
    ? [{ id: 'chat', label: 'Chat', content: () => <RecordChat sellerId={seller.id} /> }]
    : []),
  { id: 'notes', label: 'Notes', content: () => <SellerNotes seller={seller} /> },
  { id: 'visits', label: 'Visits', content: () => <SellerVisits sellerId={seller.id} /> },
  { id: 'history', label: 'History', content: () => <SellerHistory seller={seller} /> },
];

/** Page of the seller named in the address. */
export const SellerViewScreen = () => (
  <RecordScreen waiting={<Waiting />} missing={<Missing />}>
    {(id) => <SellerPage key={id} id={id} />}
  </RecordScreen>
);

function SellerPage({ id }: { id: string }) {
  const { fo } = useCurrentUser();
  const { data: seller, error, refetch } = sellers.useRecord(id);
  if (!seller) {
    if (error?.status === 404) return <Missing />;
    return error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : <Waiting />;
  }
  // The available steps depend on the counters.
  const { counters } = seller;
  const record = { kind: 'seller', id, name: seller.businessName } as const;
  return (
    <>
      <PageHeader
        screen="seller-view"
        title={seller.businessName}
        action={counters && !seller.mergedIntoId ? <SellerSteps seller={{ ...seller, counters }} /> : undefined}
      />
      <MergeNote record={record} />
      <SellerSummary seller={seller} />
      <AddressTabs label={`About ${seller.businessName}`} tabs={tabsOf(seller, fo)} />
      {!seller.mergedIntoId && <SameAsButton record={record} />}
    </>
  );
}

const Missing = () => <MissingRecord screen="seller-view" noun="seller" list="seller-browse" />;

const Waiting = () => (
  <>
    <PageHeader screen="seller-view" />
    <SkeletonLines count={2} height={280} />
  </>
);
