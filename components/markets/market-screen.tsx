import Add from '@mui/icons-material/Add';
import MergeType from '@mui/icons-material/MergeType';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import dynamic from 'next/dynamic';
import { PageHeader } from '@/components/records/page-header';
import { ADMIN_PURPOSES } from '@/components/records/purposes/admin-purposes';
import { useAddressKey } from '@/lib/client/address-key';
import { MarketMergesCard } from './market-merges-card';
import { MarketTree } from './market-tree';

const MarketDrawer = dynamic(() => import('./market-drawer').then((module) => module.MarketDrawer), { ssr: false });
const NewMarketDrawer = dynamic(() => import('./new-market-drawer').then((module) => module.NewMarketDrawer), {
  ssr: false,
});
const MergeMarketsDialog = dynamic(() => import('./merge-markets-dialog').then((module) => module.MergeMarketsDialog), {
  ssr: false,
});

/** Replaces the id in the address for a new market. */
const NEW = 'new';

/** Markets in which sellers have their shops. */
export function MarketScreen() {
  const open = useAddressKey('open');
  const add = useAddressKey('add');
  const merge = useAddressKey('merge');
  const addButton = (
    <Button variant="contained" startIcon={<Add />} onClick={() => add.open(NEW)}>
      Add a market
    </Button>
  );
  const actions = (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" color="inherit" startIcon={<MergeType />} onClick={() => merge.open(NEW)}>
        Merge two markets
      </Button>
      {addButton}
    </Stack>
  );
  return (
    <>
      <PageHeader screen="admin-market" description={ADMIN_PURPOSES['admin-market']} action={actions} />
      <Stack spacing={3}>
        <MarketTree hrefOf={({ id }) => open.hrefOf(id)} onOpen={open.open} addButton={addButton} />
        <MarketMergesCard />
      </Stack>
      {open.value !== null && (
        <MarketDrawer id={open.value} onClose={open.close} onMerge={() => open.value && merge.open(open.value)} />
      )}
      {add.value !== null && <NewMarketDrawer onClose={add.close} />}
      {merge.value !== null && (
        <MergeMarketsDialog firstId={merge.value === NEW ? null : merge.value} onClose={merge.close} />
      )}
    </>
  );
}
