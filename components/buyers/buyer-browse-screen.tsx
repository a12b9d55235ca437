import Add from '@mui/icons-material/Add';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dynamic from 'next/dynamic';
import { recordAddress } from '@/components/entities/record-address';
import { PageHeader } from '@/components/records/page-header';
import { RecordList } from '@/components/records/record-list';
import { ViewTabs } from '@/components/records/views/view-tabs';
import { BUYER_PURPOSES } from '@/components/records/purposes/buyer-purposes';
import { useAddressKey } from '@/lib/client/address-key';
import { useListState } from '@/lib/client/list-state';
import { fetchesEarly } from '@/lib/client/queries/list';
import { idSchema } from '@/lib/contracts/base/answers';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { BuyerBulkActions } from './buyer-bulk-actions';
import { BUYER_COLUMNS } from './buyer-columns';
import { BUYER_FILTERS, BUYER_VIEWS } from './buyer-filters';

const NewBuyerDrawer = dynamic(() => import('./new-buyer-drawer').then((module) => module.NewBuyerDrawer), {
  ssr: false,
});

const BulkResultDialog = dynamic(
  () => import('@/components/records/bulk-change/bulk-result-dialog').then((module) => module.BulkResultDialog),
  { ssr: false },
);

const ImportDialog = dynamic(
  () => import('@/components/records/record-import/import-dialog').then((module) => module.ImportDialog),
  { ssr: false },
);

const SegmentsDrawer = dynamic(() => import('./segments-drawer').then((module) => module.SegmentsDrawer), {
  ssr: false,
});

const addressOf = (id: string) => recordAddress('buyer-view', id);

/** All buyers, with a button to add one. */
export function BuyerBrowseScreen() {
  const add = useAddressKey('add');
  const segments = useAddressKey('segments');
  const importing = useAddressKey('import');
  const bulk = useAddressKey('bulk');
  const bulkId = idSchema.safeParse(bulk.value).data;
  const { scope } = useListState(buyersApi.list);
  const addButton = (
    <Button variant="contained" startIcon={<Add />} onClick={() => add.open('new')}>
      Add buyer
    </Button>
  );
  return (
    <>
      <PageHeader
        screen="buyer-browse"
        description={BUYER_PURPOSES['buyer-browse']}
        action={
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            <Button variant="outlined" color="inherit" onClick={() => segments.open('all')}>
              Segments
            </Button>
            <Button variant="outlined" color="inherit" startIcon={<FileUpload />} onClick={() => importing.open('new')}>
              Import
            </Button>
            {addButton}
          </Stack>
        }
      />
      <ViewTabs endpoint={buyersApi.list} views={BUYER_VIEWS} />
      <RecordList
        endpoint={buyersApi.list}
        label="Buyers"
        noun={{ one: 'buyer', many: 'buyers' }}
        columns={BUYER_COLUMNS}
        filters={BUYER_FILTERS}
        nameOf={(buyer) => buyer.businessName}
        hrefOf={({ id }) => addressOf(id)}
        noneYet={{ title: 'No buyers yet', action: addButton }}
        bulkActions={(selection, clear, search) => (
          <BuyerBulkActions
            selection={selection}
            search={search}
            onStarted={(id) => {
              clear();
              bulk.open(id);
            }}
          />
        )}
      />
      {bulkId && (
        <BulkResultDialog
          id={bulkId}
          hrefOf={({ recordId }) => addressOf(recordId)}
          onShow={bulk.replace}
          onClose={bulk.close}
        />
      )}
      {segments.value !== null && <SegmentsDrawer search={scope} onClose={segments.close} />}
      {importing.value !== null && (
        <ImportDialog
          area="buyers"
          title="Import buyers"
          id={idSchema.safeParse(importing.value).data ?? null}
          onStarted={importing.replace}
          onClose={importing.close}
        />
      )}
      {add.value !== null && <NewBuyerDrawer isIn={add.isIn} onClose={add.close} />}
    </>
  );
}

BuyerBrowseScreen.fetchesEarly = fetchesEarly(buyersApi.list);
