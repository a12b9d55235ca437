import { useRouter } from 'next/router';
import { useState } from 'react';
import { NewRecordForm } from '@/components/records/new-record-form';
import { SideDrawer } from '@/components/ui/side-drawer';
import { campaigns } from '@/lib/client/queries/messages';
import { campaignFormSchema } from '@/lib/contracts/messages/campaign-record';
import { CampaignFields } from './campaign-fields';
import type { CampaignValues } from './campaign-words';
import { campaignAddress } from './message-address';

const EMPTY: CampaignValues = {
  name: '',
  templateId: '',
  audience: {
    buyers: { segment: [], state: [], productTypeId: [], orderedWithinDays: null },
    sellers: null,
    numbers: [],
  },
  fills: {},
  mediaUrl: null,
  weeklyLimit: 3,
  mayGoAtNight: false,
  scheduledAt: null,
};

interface NewCampaignDrawerProps {
  /** True when the drawer stays open at this address. */
  isIn: (address: string) => boolean;
  onClose: () => void;
}

/** Creates a campaign beside the list, then opens its page. */
export function NewCampaignDrawer({ isIn, onClose }: NewCampaignDrawerProps) {
  const { mutateAsync } = campaigns.useAdd();
  const { replace } = useRouter();
  const [madeId, setMadeId] = useState<string | null>(null);
  // Replaces the history entry, so that Back from the campaign leads to the list and not to an empty drawer.
  const handleClose = () => (madeId === null ? onClose() : void replace(campaignAddress(madeId)));
  return (
    <SideDrawer title="New campaign" onClose={onClose}>
      <NewRecordForm
        name="new campaign"
        formSchema={campaignFormSchema}
        values={EMPTY}
        add={mutateAsync}
        addLabel="Save draft"
        addedText={({ name }) => `${name} is saved as a draft.`}
        onAdded={({ id }) => setMadeId(id)}
        keepsAll={isIn}
        onClose={handleClose}
      >
        {(form) => <CampaignFields form={form} />}
      </NewRecordForm>
    </SideDrawer>
  );
}
