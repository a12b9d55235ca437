import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { PageHeader } from '@/components/records/page-header';
import { type RecordColumns, type RecordFilters, RecordList } from '@/components/records/record-list';
import { RowKeys } from '@/components/records/row-keys';
import { usePageKeys } from '@/components/entities/keys/use-page-keys';
import { keyLabel } from '@/components/entities/keys/shortcuts';
import { idSchema } from '@/lib/contracts/base/answers';
import { sellerGroupsApi } from '@/lib/contracts/seller-groups';
import { useAddressKey } from '@/lib/client/address-key';
import { SEEN_KEY } from './group-last-post';

const GroupDrawer = dynamic(() => import('./group-drawer').then((module) => module.GroupDrawer), { ssr: false });
const NewGroupDrawer = dynamic(() => import('./new-group-drawer').then((module) => module.NewGroupDrawer), {
  ssr: false,
});

export const TITLE = 'WhatsApp groups';

/** Address of a new group whose seller is not selected yet. */
const OF_NOBODY = 'new';

interface GroupRegisterProps {
  /** Describes whose groups are shown. */
  about: ReactNode;
  /** Restricts the list to this seller; all sellers when omitted. */
  sellerId?: string;
  columns: RecordColumns<typeof sellerGroupsApi.list>;
  filters: RecordFilters<typeof sellerGroupsApi.list>;
}

/** List of WhatsApp groups, with an open or new one beside it. */
export function GroupRegister({ about, sellerId, columns, filters }: GroupRegisterProps) {
  usePageKeys('whatsapp-groups');
  const open = useAddressKey('open');
  const add = useAddressKey('add');
  const addButton = (
    <Button variant="contained" startIcon={<Add />} onClick={() => add.open(OF_NOBODY)}>
      Add a group
    </Button>
  );
  const description = (
    <>
      {about}{' '}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        On a row, key {keyLabel(SEEN_KEY)} records a post seen today.
      </Box>
    </>
  );
  return (
    <>
      <PageHeader screen="seller-wa-groups" title={TITLE} description={description} action={addButton} />
      <RowKeys>
        <RecordList
          endpoint={sellerGroupsApi.list}
          about={sellerId === undefined ? undefined : { sellerId: [sellerId] }}
          label={TITLE}
          noun={{ one: 'group', many: 'groups' }}
          columns={columns}
          filters={filters}
          nameOf={(group) => group.name}
          hrefOf={(group) => open.hrefOf(group.id)}
          onOpen={(group) => open.open(group.id)}
          noneYet={{ title: 'No groups are registered yet', action: addButton }}
        />
      </RowKeys>
      {open.value !== null && <GroupDrawer id={open.value} onClose={open.close} />}
      {add.value !== null && (
        <NewGroupDrawer
          sellerId={sellerId ?? idSchema.safeParse(add.value).data ?? null}
          onChoose={sellerId === undefined ? (id) => add.replace(id ?? OF_NOBODY) : undefined}
          isIn={add.isIn}
          onClose={add.close}
        />
      )}
    </>
  );
}
