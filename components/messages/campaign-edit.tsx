import { RecordForm } from '@/components/records/record-form';
import { campaigns } from '@/lib/client/queries/messages';
import {
  type CampaignDetail,
  campaignDetailSchema,
  campaignFormSchema,
} from '@/lib/contracts/messages/campaign-record';
import { CampaignFields } from './campaign-fields';
import { CAMPAIGN_WORDS, campaignValues } from './campaign-words';

/** Text and audience of a campaign that was not started. */
export function CampaignEdit({ campaign }: { campaign: CampaignDetail }) {
  const { mutateAsync } = campaigns.useUpdate(campaign.id);
  return (
    <RecordForm
      name="campaign"
      title="Text and audience"
      item={campaign}
      itemSchema={campaignDetailSchema}
      formSchema={campaignFormSchema}
      valuesOf={campaignValues}
      words={CAMPAIGN_WORDS}
      save={mutateAsync}
      savedText={({ name }) => `${name} is saved. Run the dry run again.`}
    >
      {(form) => <CampaignFields form={form} />}
    </RecordForm>
  );
}
