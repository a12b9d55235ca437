import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useCurrentUser } from '@/components/entities/current-user';
import { StateTag } from '@/components/entities/state-tag';
import { type AddressTab, AddressTabs } from '@/components/records/address-tabs';
import { MissingRecord } from '@/components/records/missing-record';
import { PageHeader } from '@/components/records/page-header';
import { QueryFailure } from '@/components/records/query-failure';
import { RecordHistory } from '@/components/records/record-history';
import { StepButtons } from '@/components/records/step-buttons';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useCampaign, useCloneCampaign, useRetryCampaign, useStepCampaign } from '@/lib/client/queries/messages';
import type { CampaignDetail } from '@/lib/contracts/messages/campaign-record';
import { campaignsApi } from '@/lib/contracts/messages/campaigns';
import { CAMPAIGN_MACHINE } from '@/lib/domain/messages/campaign-machine';
import { CAMPAIGN_STATE_TEXTS, isOpen } from '@/lib/domain/messages/campaign-status';
import { CampaignEdit } from './campaign-edit';
import { CampaignOverview } from './campaign-overview';
import { CampaignRecipients } from './campaign-recipients';
import { CAMPAIGN_ACTIONS, CAMPAIGN_HISTORY_WORDS } from './campaign-words';
import { ALL_CAMPAIGNS, campaignAddress } from './message-address';

/** One campaign: text, audience, progress and next steps. */
export function CampaignPage({ id }: { id: string }) {
  const { data, error, refetch } = useCampaign(id);
  if (data) return <Loaded campaign={data} />;
  if (error?.status === 404) return <MissingRecord screen="wa-send" noun="campaign" list="wa-send" />;
  return error ? (
    <QueryFailure error={error} onRetry={() => void refetch()} />
  ) : (
    <>
      <PageHeader screen="wa-send" />
      <SkeletonLines count={2} height={280} />
    </>
  );
}

const tabsOf = (campaign: CampaignDetail): readonly [AddressTab, ...AddressTab[]] => [
  { id: 'overview', label: 'Overview', content: () => <CampaignOverview campaign={campaign} /> },
  { id: 'recipients', label: 'Recipients', content: () => <CampaignRecipients campaign={campaign} /> },
  ...(isOpen(campaign.status)
    ? [{ id: 'edit', label: 'Text and audience', content: () => <CampaignEdit campaign={campaign} /> }]
    : []),
  { id: 'history', label: 'History', content: () => <History id={campaign.id} /> },
];

function Loaded({ campaign }: { campaign: CampaignDetail }) {
  const { id, name, status, statusReason } = campaign;
  const { fo } = useCurrentUser();
  const mutation = useStepCampaign(id);
  return (
    <>
      <PageHeader
        screen="wa-send"
        title={name}
        description={
          <>
            <StateTag states={CAMPAIGN_STATE_TEXTS} state={status} /> {statusReason}{' '}
            <Link component={NextLink} href={ALL_CAMPAIGNS}>
              All campaigns
            </Link>
          </>
        }
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Copies campaign={campaign} />
            <StepButtons
              machine={CAMPAIGN_MACHINE}
              record={campaign}
              facts={campaign.facts}
              roles={fo}
              mutation={mutation}
            />
          </Box>
        }
      />
      <AddressTabs label={`About ${name}`} tabs={tabsOf(campaign)} about={{ campaign: id }} />
    </>
  );
}

function Copies({ campaign: { id, status, counts } }: { campaign: CampaignDetail }) {
  const router = useRouter();
  const clone = useCloneCampaign();
  const retry = useRetryCampaign();
  const onSuccess = (made: CampaignDetail) => void router.push(campaignAddress(made.id));
  const mayRetry = (counts.failed ?? 0) > 0 && (status === 'completed' || status === 'stopped');
  return (
    <div>
      <Button color="inherit" loading={clone.isPending} onClick={() => clone.mutate({ params: { id } }, { onSuccess })}>
        Clone
      </Button>
      {mayRetry && (
        <Button
          color="inherit"
          loading={retry.isPending}
          onClick={() => retry.mutate({ params: { id } }, { onSuccess })}
        >
          Retry failed
        </Button>
      )}
    </div>
  );
}

const History = ({ id }: { id: string }) => (
  <SectionCard title="History">
    <RecordHistory
      endpoint={campaignsApi.history}
      id={id}
      words={CAMPAIGN_HISTORY_WORDS}
      actions={CAMPAIGN_ACTIONS}
      machine={CAMPAIGN_MACHINE}
    />
  </SectionCard>
);
