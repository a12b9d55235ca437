import Link from '@mui/material/Link';
import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { recordAddress } from '@/components/entities/record-address';
import { MissingRecord } from '@/components/records/missing-record';
import { PageHeader } from '@/components/records/page-header';
import { QueryFailure } from '@/components/records/query-failure';
import { RecordScreen } from '@/components/records/record-screen';
import { SELLER_PURPOSES } from '@/components/records/purposes/seller-purposes';
import { sellers } from '@/lib/client/queries/sellers';
import { EVERY_SELLER } from '@/lib/domain/sellers/group-register';
import { GROUP_COLUMNS, GROUPS_OF_ALL } from './group-columns';
import { FILTERS_OF_ALL, GROUP_FILTERS } from './group-filters';
import { GroupRegister, TITLE } from './group-register';

/** WhatsApp groups of one seller or of all sellers, with their activity. */
export function GroupRegisterScreen() {
  const { query } = useRouter();
  if (query.id === EVERY_SELLER) return <RegisterOfAll />;
  return (
    <RecordScreen waiting={<PageHeader screen="seller-wa-groups" title={TITLE} />} missing={<Missing />}>
      {(id) => <RegisterOfSeller key={id} sellerId={id} />}
    </RecordScreen>
  );
}

const RegisterOfAll = () => (
  <GroupRegister about="The WhatsApp groups of all sellers." columns={GROUPS_OF_ALL} filters={FILTERS_OF_ALL} />
);

function RegisterOfSeller({ sellerId }: { sellerId: string }) {
  const { data: seller, error, refetch } = sellers.useRecord(sellerId);
  if (error?.status === 404) return <Missing />;
  if (error && !seller) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  const about = seller ? (
    <>
      Groups of{' '}
      <Link component={NextLink} href={recordAddress('seller-view', sellerId)}>
        {seller.businessName}
      </Link>
      .
    </>
  ) : (
    SELLER_PURPOSES['seller-wa-groups']
  );
  return <GroupRegister about={about} sellerId={sellerId} columns={GROUP_COLUMNS} filters={GROUP_FILTERS} />;
}

const Missing = () => <MissingRecord screen="seller-wa-groups" noun="seller" list="seller-browse" />;
