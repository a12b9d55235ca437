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

/** Most numbers that can be pasted into one campaign. */
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
  /** Messages per stage; empty before the dry run. */
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
  /** Invalid and repeated numbers, which have no row. */
  outside: z.array(z.object({ typed: z.string(), reason: z.enum(['invalid', 'repeated']) })),
  at: instant,
});

const problem = z.nullable(z.string());

export const campaignDetailSchema = z.extend(campaignSchema, {
  ...z.omit(campaignFormSchema, { name: true, templateId: true, scheduledAt: true }).shape,
  mediaUrl: z.nullable(z.string()),
  weeklyLimit: z.nullable(z.int()),
  /** The message text: the frozen one, or the current template. */
  text: z.pick(messageTemplateSchema, { body: true, footer: true, media: true, variables: true }),
  check: z.nullable(checkSchema),
  /** Progress of a running dry run; null when none is running. */
  checking: z.nullable(z.object({ done: z.int(), total: z.nullable(z.int()) })),
  approvedBy: z.nullable(personSchema),
  retryOfId: z.nullable(idSchema),
  /** What blocks each step for the caller. */
  facts: z.object({
    approveProblem: problem,
    scheduleProblem: problem,
    startProblem: problem,
    resumeProblem: problem,
  }),
  /** Paise: expected before sending, estimated and billed after it. */
  cost: z.object({ expected: z.int(), estimated: z.int(), billed: z.int() }),
  /** Seconds to send everything at the server's rate. */
  seconds: z.int(),
  /** Why nothing is being sent at present, such as quiet hours. */
  notice: problem,
  skipped: z.partialRecord(z.enum(SKIP_REASONS), z.int()),
  replies: z.int(),
  stops: z.int(),
  /** Views of the page of ours that it links to; null without such a link. */
  linkViews: z.nullable(z.int()),
  /** People who opened the short link in their message; null without a short link. */
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
  /** When its short link was first opened, and how often since. */
  openedAt: z.nullable(instant),
  clicks: z.int(),
});

export type Recipient = z.infer<typeof recipientSchema>;
