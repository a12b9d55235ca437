import { useRouter } from 'next/router';
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
  /** Whether the drawer stays open at an address. */
  isIn: (address: string) => boolean;
  onClose: () => void;
}

/** Begins a campaign beside the list, and opens its page. */
export function NewCampaignDrawer({ isIn, onClose }: NewCampaignDrawerProps) {
  const { mutateAsync } = campaigns.useAdd();
  const { push } = useRouter();
  return (
    <SideDrawer title="New campaign" onClose={onClose}>
      <NewRecordForm
        name="new campaign"
        formSchema={campaignFormSchema}
        values={EMPTY}
        add={mutateAsync}
        addLabel="Save draft"
        addedText={({ name }) => `${name} is saved as a draft.`}
        onAdded={({ id }) => void push(campaignAddress(id))}
        keepsAll={isIn}
        onClose={onClose}
      >
        {(form) => <CampaignFields form={form} />}
      </NewRecordForm>
    </SideDrawer>
  );
}
