import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Facts } from '@/components/ui/facts';
import { Instant } from '@/components/ui/instant';
import { SectionCard } from '@/components/ui/section-card';
import { useCheckCampaign } from '@/lib/client/queries/messages';
import type { CampaignDetail } from '@/lib/contracts/messages/campaign-record';
import { isOpen } from '@/lib/domain/messages/campaign-status';
import { numberText } from '@/lib/domain/text/count-text';
import { rupeesText } from '@/lib/domain/text/money';
import { AudienceWaterfall } from './audience-waterfall';
import { audienceText } from './campaign-words';
import { CampaignFunnel } from './campaign-funnel';
import { CampaignTest } from './campaign-test';
import { PhonePreviews } from './phone-preview';
import { previewOf, shortExampleIn } from './variable-preview';

/** A campaign's settings, dry-run result and progress. */
export function CampaignOverview({ campaign }: { campaign: CampaignDetail }) {
  const { check, startedAt, notice, fills, text } = campaign;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {notice && <Alert severity="info">{notice}</Alert>}
      {startedAt && <CampaignFunnel campaign={campaign} />}
      {isOpen(campaign.status) && <DryRun campaign={campaign} />}
      {check && <AudienceWaterfall campaign={campaign} check={check} />}
      <SectionCard title="Plan">
        <Facts facts={factsOf(campaign)} />
        <PhonePreviews text={text} valueOf={(name) => previewOf(fills, text.variables, name)} />
        {text.media === 'none' && campaign.template.status === 'approved' && <CampaignTest id={campaign.id} />}
      </SectionCard>
    </Box>
  );
}

const factsOf = (campaign: CampaignDetail) => {
  const { template, audience, approvedBy, scheduledAt, weeklyLimit, mayGoAtNight, cost, createdBy } = campaign;
  return [
    ['Template', template.name],
    ['Audience', audienceText(audience)],
    ['Expected cost', cost.expected > 0 ? `${rupeesText(cost.expected)} (estimated)` : ''],
    ['Created by', createdBy.name],
    ['Approved by', approvedBy?.name ?? 'Not approved yet'],
    ['Send at', scheduledAt ? <Instant key="at" at={scheduledAt} /> : 'By hand'],
    ['Most messages a week', weeklyLimit ?? 'Any'],
    ['Quiet hours', mayGoAtNight ? 'Not kept' : '9 pm to 9 am'],
  ] as const;
};

function DryRun({ campaign }: { campaign: CampaignDetail }) {
  const { id, version, checking, check, template, seconds, fills } = campaign;
  const { mutate, isPending } = useCheckCampaign();
  const example = shortExampleIn(
    Object.values(fills)
      .map(({ text }) => text)
      .join(' '),
  );
  const minutes = Math.ceil(seconds / 60);
  const description = check
    ? `Sending takes about ${numberText(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}.`
    : 'Goes through the audience and fills every variable. Nothing is sent.';
  return (
    <SectionCard
      title="Dry run"
      description={description}
      action={
        <Button
          variant={check ? 'outlined' : 'contained'}
          loading={isPending || checking !== null}
          disabled={template.status !== 'approved'}
          onClick={() => mutate({ params: { id }, body: { version } })}
        >
          {check ? 'Run again' : 'Run dry run'}
        </Button>
      }
    >
      {template.status !== 'approved' && <Alert severity="warning">Only approved templates can be sent.</Alert>}
      {checking && <span role="status">{numberText(checking.done)} people looked at so far.</span>}
      {check && !checking && (
        <span role="status">
          {numberText(check.recipients)} of {numberText(check.total)} will get it.
        </span>
      )}
      {example && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          Each recipient gets a short link of their own, such as {example}
        </Typography>
      )}
    </SectionCard>
  );
}
