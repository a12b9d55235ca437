import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { RecordList } from '@/components/records/record-list';
import { useAddressKey } from '@/lib/client/address-key';
import { useFollowCampaigns } from '@/lib/client/queries/messages';
import { campaignsApi } from '@/lib/contracts/messages/campaigns';
import { CAMPAIGN_COLUMNS, CAMPAIGN_FILTERS } from './campaign-columns';
import { campaignAddress } from './message-address';

const NewCampaignDrawer = dynamic(() => import('./new-campaign-drawer').then((module) => module.NewCampaignDrawer), {
  ssr: false,
});

/** All campaigns with their progress, and a button to create one. */
export function CampaignList() {
  const add = useAddressKey('add');
  useFollowCampaigns();
  const button = (
    <Button variant="contained" startIcon={<Add />} onClick={() => add.open('new')}>
      New campaign
    </Button>
  );
  return (
    <>
      <RecordList
        endpoint={campaignsApi.list}
        label="Campaigns"
        noun={{ one: 'campaign', many: 'campaigns' }}
        columns={CAMPAIGN_COLUMNS}
        filters={CAMPAIGN_FILTERS}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => campaignAddress(id)}
        noneYet={{ title: 'No campaigns yet', action: button }}
        actions={button}
      />
      {add.value !== null && <NewCampaignDrawer isIn={add.isIn} onClose={add.close} />}
    </>
  );
}
