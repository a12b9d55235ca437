import { PhoneNumber } from '@/components/entities/phone-number';
import { type RecordColumns, type RecordFilters, RecordList } from '@/components/records/record-list';
import { Instant } from '@/components/ui/instant';
import { Tag } from '@/components/ui/tag';
import type { CampaignDetail, Recipient } from '@/lib/contracts/messages/campaign-record';
import { messagesApi } from '@/lib/contracts/messages/messages';
import { failureText } from '@/lib/domain/messages/failure-codes';
import { MESSAGE_STAGES, SKIP_REASONS, SKIP_WORDS, STAGE_TEXTS } from '@/lib/domain/messages/message-stage';

type List = typeof messagesApi.list;

/** Explains the current stage of a message. */
function reasonOf({ skipReason, failureCode, stage }: Recipient): string {
  if (skipReason) return SKIP_WORDS[skipReason];
  if (failureCode) return `${failureText(failureCode).reason} ${failureText(failureCode).advice}`;
  return stage === 'unclear' ? 'The answer of the provider was lost. It is not resent automatically.' : '';
}

export const RECIPIENT_COLUMNS: RecordColumns<List> = [
  { id: 'name', header: 'Name', cell: ({ name }) => name || 'Unknown', width: 170, isHideable: false, priority: 1 },
  { id: 'phone', header: 'Phone', cell: ({ phone }) => <PhoneNumber number={phone} />, width: 155, priority: 2 },
  {
    id: 'stage',
    header: 'Stage',
    cell: ({ stage }) => <Tag tone={STAGE_TEXTS[stage].tone}>{STAGE_TEXTS[stage].label}</Tag>,
    width: 115,
    priority: 2,
  },
  { id: 'reason', header: 'Reason', cell: reasonOf, width: 245, priority: 3 },
  {
    id: 'stageAt',
    header: 'Since',
    cell: ({ stageAt }) => <Instant at={stageAt} />,
    width: 175,
    isExtra: true,
    priority: 6,
  },
  {
    id: 'openedAt',
    header: 'Opened the link',
    cell: ({ openedAt, clicks }) =>
      openedAt && (
        <>
          <Instant at={openedAt} />
          {clicks > 1 && ` · ${clicks}×`}
        </>
      ),
    width: 205,
    priority: 4,
  },
  {
    id: 'repliedAt',
    header: 'Replied',
    cell: ({ repliedAt }) => repliedAt && <Instant at={repliedAt} />,
    width: 175,
    priority: 5,
  },
  {
    id: 'params',
    header: 'Variables',
    cell: ({ params }) => params.join(', '),
    width: 190,
    isExtra: true,
    priority: 6,
  },
];

const FILTERS: RecordFilters<List> = [
  {
    id: 'stage',
    kind: 'multi-choice',
    label: 'Stage',
    options: MESSAGE_STAGES.map((value) => ({ value, label: STAGE_TEXTS[value].label })),
  },
  {
    id: 'skipReason',
    kind: 'multi-choice',
    label: 'Skipped',
    options: SKIP_REASONS.map((value) => ({ value, label: SKIP_WORDS[value] })),
  },
  { id: 'hasReplied', kind: 'yes-no', label: 'Reply', yes: 'Replied', no: 'Not yet' },
  { id: 'hasOpened', kind: 'yes-no', label: 'Link', yes: 'Opened', no: 'Not yet' },
];

/** Messages of a campaign, each with its stage and the reason. */
export const CampaignRecipients = ({ campaign: { id } }: { campaign: CampaignDetail }) => (
  <RecordList
    endpoint={messagesApi.list}
    about={{ campaignId: [id] }}
    label="Recipients"
    noun={{ one: 'message', many: 'messages' }}
    columns={RECIPIENT_COLUMNS}
    filters={FILTERS}
    nameOf={({ name, phone }) => name || phone}
    noneYet={{ title: 'No recipients yet: run the dry run' }}
  />
);
