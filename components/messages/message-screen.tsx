import dynamic from 'next/dynamic';
import { type AddressTab, AddressTabs } from '@/components/records/address-tabs';
import { PageHeader } from '@/components/records/page-header';
import { useAddressKey } from '@/lib/client/address-key';
import { idSchema } from '@/lib/contracts/base/answers';
import { CampaignList } from './campaign-list';
import { ConsentLedger } from './consent-ledger';
import { HealthLine, HealthStrip } from './health-strip';
import { ReplyList } from './reply-list';
import { TemplateList } from './template-list';

const CampaignPage = dynamic(() => import('./campaign-page').then((module) => module.CampaignPage), { ssr: false });

const TABS: readonly [AddressTab, ...AddressTab[]] = [
  { id: 'campaigns', label: 'Campaigns', content: () => <CampaignList /> },
  { id: 'templates', label: 'Templates', content: () => <TemplateList /> },
  { id: 'replies', label: 'Replies', content: () => <ReplyList /> },
  { id: 'consent', label: 'Consent', content: () => <ConsentLedger /> },
];

/** Campaigns, templates, replies and consent; or one campaign, when the address names it. */
export function MessageScreen() {
  const campaign = useAddressKey('campaign');
  const id = idSchema.safeParse(campaign.value).data;
  return id ? <CampaignPage key={id} id={id} /> : <MessageTabs />;
}

function MessageTabs() {
  return (
    <>
      <PageHeader screen="wa-send" description={<HealthLine />} />
      <AddressTabs label="WhatsApp messages" tabs={TABS} />
      <HealthStrip />
    </>
  );
}
