import * as z from 'zod/mini';
import { CAMPAIGN_STATUSES } from '@/lib/domain/messages/campaign-status';
import { FILL_FIELDS } from '@/lib/domain/messages/fills';
import { MESSAGE_STAGES, SKIP_REASONS } from '@/lib/domain/messages/message-stage';
import { SEGMENTS } from '@/lib/domain/taxonomy/segments';
import { idSchema, instant } from '../base/answers';
import { anyLine, requiredLine, version } from '../base/form-fields';
import { headline } from '../orders/order-record';
import { personSchema } from '../users/staff';
import { messageTemplateSchema } from './template-record';

export const campaignStatus = z.enum(CAMPAIGN_STATUSES);

/** Numbers that can be pasted into one campaign. */
export const MOST_NUMBERS = 10_000;

const ids = z.array(idSchema).check(z.maxLength(50));

export const audienceSchema = z.strictObject({
  buyers: z.nullable(
    z.strictObject({
      segment: z.array(z.enum(SEGMENTS)),
      state: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(50)),
      productTypeId: ids,
      orderedWithinDays: z.nullable(z.int().check(z.minimum(1), z.maximum(3650))),
      orderedFrom: z.optional(ids),
      orderedCatalogId: z.optional(ids),
      orderedCollectionId: z.optional(ids),
      orderedHeadline: z.optional(z.array(headline)),
      hasDues: z.optional(z.boolean()),
      segmentId: z.optional(z.nullable(idSchema)),
    }),
  ),
  sellers: z.nullable(z.strictObject({ marketId: ids })),
  numbers: z
    .array(z.string().check(z.trim(), z.maxLength(40)))
    .check(z.maxLength(MOST_NUMBERS, 'Paste at most 10,000 numbers.')),
});

const fill = z.strictObject({ field: z.nullable(z.enum(FILL_FIELDS)), text: anyLine(200) });

const mediaUrl = z.pipe(
  z.nullable(z.string().check(z.trim(), z.maxLength(500))),
  z.transform((typed, context) => {
    if (!typed) return null;
    if (URL.canParse(typed) && new URL(typed).protocol === 'https:') return typed;
    context.issues.push({ code: 'custom', input: typed, message: 'Use an address that begins with https://' });
    return z.NEVER;
  }),
);

export const campaignFormSchema = z.strictObject({
  name: requiredLine('Name the campaign.', 80),
  templateId: z.uuid('Choose a template.'),
  audience: audienceSchema,
  fills: z.record(z.string().check(z.maxLength(60)), fill),
  mediaUrl,
  weeklyLimit: z.nullable(
    z.int('Type a whole number.').check(z.minimum(1, 'Use one or more.'), z.maximum(50, 'Use at most 50.')),
  ),
  mayGoAtNight: z.boolean(),
  scheduledAt: z.nullable(instant),
});

export type CampaignForm = z.output<typeof campaignFormSchema>;

const counts = z.partialRecord(z.enum(MESSAGE_STAGES), z.int());

export const campaignSchema = z.object({
  id: idSchema,
  name: z.string(),
  template: z.pick(messageTemplateSchema, { id: true, name: true, language: true, category: true, status: true }),
  status: campaignStatus,
  statusReason: z.nullable(z.string()),
  statusChangedAt: instant,
  scheduledAt: z.nullable(instant),
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** How many messages are at each stage; empty before the dry run. */
  counts,
  createdBy: personSchema,
  createdAt: instant,
  version,
});

export type Campaign = z.infer<typeof campaignSchema>;

const checkSchema = z.object({
  total: z.int(),
  recipients: z.int(),
  skipped: z.partialRecord(z.enum(SKIP_REASONS), z.int()),
  /** Numbers that are none or came twice: they have no row. */
  outside: z.array(z.object({ typed: z.string(), reason: z.enum(['invalid', 'repeated']) })),
  at: instant,
});

const problem = z.nullable(z.string());

export const campaignDetailSchema = z.extend(campaignSchema, {
  ...z.omit(campaignFormSchema, { name: true, templateId: true, scheduledAt: true }).shape,
  mediaUrl: z.nullable(z.string()),
  weeklyLimit: z.nullable(z.int()),
  /** What it says: as it was frozen, or as the template is. */
  text: z.pick(messageTemplateSchema, { body: true, footer: true, media: true, variables: true }),
  check: z.nullable(checkSchema),
  /** How far a dry run under way is; null when none is. */
  checking: z.nullable(z.object({ done: z.int(), total: z.nullable(z.int()) })),
  approvedBy: z.nullable(personSchema),
  retryOfId: z.nullable(idSchema),
  /** What is in the way of each step, for whoever asks. */
  facts: z.object({
    approveProblem: problem,
    scheduleProblem: problem,
    startProblem: problem,
    resumeProblem: problem,
  }),
  /** Paise: expected before, estimated and billed since. */
  cost: z.object({ expected: z.int(), estimated: z.int(), billed: z.int() }),
  /** Seconds that sending all takes at the rate of the server. */
  seconds: z.int(),
  /** Why nothing goes out at present, such as quiet hours. */
  notice: problem,
  skipped: z.partialRecord(z.enum(SKIP_REASONS), z.int()),
  replies: z.int(),
  stops: z.int(),
  /** How often the page of ours was opened that it links to; null where it links to none. */
  linkViews: z.nullable(z.int()),
  /** How many people opened the short address in their message; null where it has none. */
  opened: z.nullable(z.int()),
  /** Orders of recipients within 72 hours of their message. */
  orders: z.int(),
});

export type CampaignDetail = z.infer<typeof campaignDetailSchema>;

/** One message of a campaign. */
export const recipientSchema = z.object({
  id: idSchema,
  phone: z.string(),
  name: z.string(),
  buyerId: z.nullable(idSchema),
  sellerId: z.nullable(idSchema),
  params: z.array(z.string()),
  stage: z.enum(MESSAGE_STAGES),
  skipReason: z.nullable(z.enum(SKIP_REASONS)),
  failureCode: z.nullable(z.string()),
  failureText: z.nullable(z.string()),
  stageAt: instant,
  repliedAt: z.nullable(instant),
  /** When the short address in it was opened first, and how often since. */
  openedAt: z.nullable(instant),
  clicks: z.int(),
});

export type Recipient = z.infer<typeof recipientSchema>;
