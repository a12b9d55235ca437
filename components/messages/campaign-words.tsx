import type * as z from 'zod/mini';
import type { FieldWords } from '@/components/ui/field-words';
import type { HistoryWords } from '@/components/records/history-words';
import type { CampaignDetail, campaignFormSchema } from '@/lib/contracts/messages/campaign-record';
import { CAMPAIGN_STATE_TEXTS, type CampaignStatus } from '@/lib/domain/messages/campaign-status';
import { FILL_FIELD_LABELS } from '@/lib/domain/messages/fills';
import { HEADLINES } from '@/lib/domain/orders/headline';
import { instantText } from '@/lib/domain/text/indian-day';
import { SEGMENT_LABELS } from '@/lib/domain/taxonomy/segments';
import { countText, numberText } from '@/lib/domain/text/count-text';
import { stateLabel } from '@/lib/domain/states';
import { TemplateName } from './template-name';

export type CampaignValues = z.output<typeof campaignFormSchema>;

type Audience = CampaignValues['audience'];

const NOUNS = {
  types: { one: 'product type', many: 'product types' },
  markets: { one: 'market', many: 'markets' },
  sellers: { one: 'seller', many: 'sellers' },
  catalogs: { one: 'catalog', many: 'catalogs' },
  collections: { one: 'collection', many: 'collections' },
  numbers: { one: 'pasted number', many: 'pasted numbers' },
};

const some = (noun: keyof typeof NOUNS, value: number): string =>
  value === 0 ? '' : countText({ value, isExact: true }, NOUNS[noun]);

const narrowed = (who: string, by: readonly string[]): string => {
  const said = by.filter(Boolean);
  return said.length === 0 ? `All ${who}` : `${who[0]?.toUpperCase()}${who.slice(1)}: ${said.join(', ')}`;
};

const buyersText = (wish: NonNullable<Audience['buyers']>) => {
  const { segment, state, productTypeId, orderedWithinDays: days, segmentId } = wish;
  const { orderedFrom = [], orderedCatalogId = [], orderedCollectionId = [], orderedHeadline = [] } = wish;
  return narrowed('buyers', [
    segmentId ? 'a saved segment' : '',
    segment.map((one) => SEGMENT_LABELS[one]).join(' or '),
    state.join(' or '),
    some('types', productTypeId.length),
    orderedFrom.length > 0 ? `ordered from ${some('sellers', orderedFrom.length)}` : '',
    orderedCatalogId.length > 0 ? `ordered of ${some('catalogs', orderedCatalogId.length)}` : '',
    orderedCollectionId.length > 0 ? `ordered of ${some('collections', orderedCollectionId.length)}` : '',
    orderedHeadline.length > 0
      ? `an order that is ${orderedHeadline.map((name) => HEADLINES[name].label.toLowerCase()).join(' or ')}`
      : '',
    wish.hasDues ? 'with dues' : '',
    days === null ? '' : `ordered within ${numberText(days)} days`,
  ]);
};

/** Describes an audience: its parts with their filters. */
export function audienceText({ buyers, sellers, numbers }: Audience): string {
  const parts = [
    buyers && buyersText(buyers),
    sellers && narrowed('sellers', [some('markets', sellers.marketId.length)]),
    some('numbers', numbers.length),
  ].filter(Boolean);
  return parts.join('; ') || 'None chosen yet';
}

/** Field labels and value texts of a campaign. */
export const CAMPAIGN_WORDS: FieldWords<CampaignValues> = {
  name: { label: 'Name', text: (name) => name },
  templateId: { label: 'Template', text: (id) => <TemplateName id={id} /> },
  audience: { label: 'Audience', text: audienceText },
  fills: {
    label: 'Variables',
    text: (fills) =>
      Object.entries(fills)
        .map(
          ([name, { field, text }]) =>
            `${name}: ${[field && FILL_FIELD_LABELS[field], text].filter(Boolean).join(' or ')}`,
        )
        .join(', '),
  },
  mediaUrl: { label: 'Address of the photo, video or PDF', text: (url) => url },
  weeklyLimit: { label: 'Most messages a week', text: (limit) => limit },
  mayGoAtNight: { label: 'Also in quiet hours', text: (may) => (may ? 'Yes' : 'No') },
  scheduledAt: { label: 'Send at', text: (at) => at && instantText(at) },
};

/** The same, with the fields that status changes and dry runs set. */
export const CAMPAIGN_HISTORY_WORDS: HistoryWords = {
  ...CAMPAIGN_WORDS,
  status: { label: 'Status', text: (status: CampaignStatus) => stateLabel(CAMPAIGN_STATE_TEXTS, status) },
  statusReason: { label: 'Reason', text: (reason: string | null) => reason },
  recipients: { label: 'Recipients', text: (many: number | null) => many },
};

export const CAMPAIGN_ACTIONS: Record<string, string> = {
  'campaigns.added': 'Made the campaign',
  'campaigns.changed': 'Changed the campaign',
  'campaigns.check-started': 'Started a dry run',
  'campaigns.checked': 'Checked the campaign',
  'campaigns.tested': 'Sent a test message',
};

/** Form values of a campaign. */
export const campaignValues = ({ template, ...campaign }: CampaignDetail): CampaignValues => ({
  name: campaign.name,
  templateId: template.id,
  audience: campaign.audience,
  fills: campaign.fills,
  mediaUrl: campaign.mediaUrl,
  weeklyLimit: campaign.weeklyLimit,
  mayGoAtNight: campaign.mayGoAtNight,
  scheduledAt: campaign.scheduledAt,
});
