import Add from '@mui/icons-material/Add';
import FileUpload from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { recordAddress } from '@/components/entities/record-address';
import { useCurrentUser } from '@/components/entities/current-user';
import { PageHeader } from '@/components/records/page-header';
import { RecordList } from '@/components/records/record-list';
import { ViewTabs } from '@/components/records/views/view-tabs';
import { SELLER_PURPOSES } from '@/components/records/purposes/seller-purposes';
import { idSchema } from '@/lib/contracts/base/answers';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { useAddressKey } from '@/lib/client/address-key';
import { fetchesEarly } from '@/lib/client/queries/list';
import { mayCall } from '@/lib/client/may-call';
import { canOpenScreen } from '@/lib/domain/access/access';
import { EVERY_SELLER } from '@/lib/domain/sellers/group-register';
import { seesOwnPortfolioOnly } from '@/lib/domain/sellers/seller-scope';
import { SellerBulkActions } from './seller-bulk-actions';
import { SELLER_COLUMNS } from './seller-columns';
import { SELLER_FILTERS, SELLER_VIEWS } from './seller-filters';

const AddSellerDialog = dynamic(() => import('./add-seller-dialog').then((module) => module.AddSellerDialog), {
  ssr: false,
});

const ImportDialog = dynamic(
  () => import('@/components/records/record-import/import-dialog').then((module) => module.ImportDialog),
  { ssr: false },
);

const BulkResultDialog = dynamic(
  () => import('@/components/records/bulk-change/bulk-result-dialog').then((module) => module.BulkResultDialog),
  { ssr: false },
);

const GROUPS_OF_ALL = recordAddress('seller-wa-groups', EVERY_SELLER);

const addressOf = (id: string) => recordAddress('seller-view', id);

/** Sellers the user may see, with a button to add one. */
export function SellerBrowseScreen() {
  const { fo } = useCurrentUser();
  const add = useAddressKey('add');
  const isOwn = seesOwnPortfolioOnly(fo);
  const mayAdd = mayCall(sellersApi.create, fo);
  const mayChange = mayCall(sellersApi.update, fo);
  const importing = useAddressKey('import');
  const bulk = useAddressKey('bulk');
  const bulkId = idSchema.safeParse(bulk.value).data;
  const addButton = mayAdd && (
    <Button variant="contained" startIcon={<Add />} onClick={() => add.open('new')}>
      Add a seller
    </Button>
  );
  return (
    <>
      <PageHeader
        screen="seller-browse"
        description={isOwn ? 'The sellers of your portfolio.' : SELLER_PURPOSES['seller-browse']}
        action={
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {canOpenScreen('seller-wa-groups', fo) && (
              <Button component={Link} href={GROUPS_OF_ALL} prefetch={false} variant="outlined" color="inherit">
                WhatsApp groups
              </Button>
            )}
            {mayAdd && (
              <Button
                variant="outlined"
                color="inherit"
                startIcon={<FileUpload />}
                onClick={() => importing.open('new')}
              >
                Import
              </Button>
            )}
            {addButton}
          </Stack>
        }
      />
      <ViewTabs endpoint={sellersApi.list} views={SELLER_VIEWS} />
      <RecordList
        endpoint={sellersApi.list}
        label="Sellers"
        noun={{ one: 'seller', many: 'sellers' }}
        columns={SELLER_COLUMNS}
        filters={
          isOwn ? SELLER_FILTERS.filter(({ id }) => id !== 'salesmanId' && id !== 'hasSalesman') : SELLER_FILTERS
        }
        nameOf={(seller) => seller.businessName}
        hrefOf={canOpenScreen('seller-view', fo) ? ({ id }) => addressOf(id) : undefined}
        noneYet={{ title: isOwn ? 'Your portfolio has no sellers yet' : 'No sellers yet', action: addButton }}
        bulkActions={
          mayChange
            ? (selection, clear, search) => (
                <SellerBulkActions
                  selection={selection}
                  search={search}
                  onStarted={(id) => {
                    clear();
                    bulk.open(id);
                  }}
                />
              )
            : undefined
        }
      />
      {mayChange && bulkId && (
        <BulkResultDialog
          id={bulkId}
          hrefOf={({ recordId }) => addressOf(recordId)}
          onShow={bulk.replace}
          onClose={bulk.close}
        />
      )}
      {mayAdd && importing.value !== null && (
        <ImportDialog
          area="sellers"
          title="Import sellers"
          id={idSchema.safeParse(importing.value).data ?? null}
          onStarted={importing.replace}
          onClose={importing.close}
        />
      )}
      {mayAdd && add.value !== null && <AddSellerDialog onClose={add.close} />}
    </>
  );
}

SellerBrowseScreen.fetchesEarly = fetchesEarly(sellersApi.list);
