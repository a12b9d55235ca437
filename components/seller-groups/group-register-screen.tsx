import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import dynamic from 'next/dynamic';
import NextLink from 'next/link';
import { recordAddress } from '@/components/entities/record-address';
import { MissingRecord } from '@/components/layout/missing-record';
import { PageHeader } from '@/components/layout/page-header';
import { QueryFailure } from '@/components/layout/query-failure';
import { RecordList } from '@/components/layout/record-list';
import { RecordScreen } from '@/components/layout/record-screen';
import { RowKeys } from '@/components/layout/row-keys';
import { SCREEN_PURPOSES } from '@/components/layout/screen-purposes';
import { keyLabel } from '@/components/layout/shortcuts';
import { sellerGroupsApi } from '@/lib/contracts/seller-groups';
import { useAddressKey } from '@/lib/client/address-key';
import { useSeller } from '@/lib/client/queries/sellers';
import { GROUP_COLUMNS } from './group-columns';
import { GROUP_FILTERS } from './group-filters';
import { SEEN_KEY } from './group-last-post';

const GroupDrawer = dynamic(() => import('./group-drawer').then((module) => module.GroupDrawer), { ssr: false });
const NewGroupDrawer = dynamic(() => import('./new-group-drawer').then((module) => module.NewGroupDrawer), {
  ssr: false,
});

const TITLE = 'WhatsApp groups';

/** The WhatsApp groups of one seller, and whether anything is heard of them. */
export const GroupRegisterScreen = () => (
  <RecordScreen waiting={<PageHeader screen="seller-wa-groups" title={TITLE} />} missing={<Missing />}>
    {(id) => <GroupRegister key={id} sellerId={id} />}
  </RecordScreen>
);

function GroupRegister({ sellerId }: { sellerId: string }) {
  const { data: seller, error, refetch } = useSeller(sellerId);
  const open = useAddressKey('open');
  const add = useAddressKey('add');
  if (error?.status === 404) return <Missing />;
  if (error && !seller) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  const addButton = (
    <Button variant="contained" startIcon={<Add />} onClick={() => add.open('new')}>
      Add a group
    </Button>
  );
  const description = seller ? (
    <>
      Groups of{' '}
      <Link component={NextLink} href={recordAddress('seller-view', sellerId)}>
        {seller.businessName}
      </Link>
      .{' '}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        On a row, the key {keyLabel(SEEN_KEY)} says that a post was seen today.
      </Box>
    </>
  ) : (
    SCREEN_PURPOSES['seller-wa-groups']
  );
  return (
    <>
      <PageHeader screen="seller-wa-groups" title={TITLE} description={description} action={addButton} />
      <RowKeys>
        <RecordList
          endpoint={sellerGroupsApi.list}
          about={{ sellerId: [sellerId] }}
          label={TITLE}
          noun={{ one: 'group', many: 'groups' }}
          columns={GROUP_COLUMNS}
          filters={GROUP_FILTERS}
          nameOf={(group) => group.name}
          hrefOf={(group) => open.hrefOf(group.id)}
          onOpen={(group) => open.open(group.id)}
          noneYet={{ title: 'No groups are registered yet', action: addButton }}
        />
      </RowKeys>
      {open.value !== null && <GroupDrawer id={open.value} onClose={open.close} />}
      {add.value !== null && <NewGroupDrawer sellerId={sellerId} onClose={add.close} />}
    </>
  );
}

const Missing = () => <MissingRecord screen="seller-wa-groups" noun="seller" list="seller-browse" />;
