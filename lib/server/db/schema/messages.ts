import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Audience, CheckResult } from '@/lib/domain/messages/audience';
import { CAMPAIGN_STATUSES } from '@/lib/domain/messages/campaign-status';
import { MESSAGE_CATEGORIES, TEMPLATE_CATEGORIES } from '@/lib/domain/messages/categories';
import type { Fills } from '@/lib/domain/messages/fills';
import { MESSAGE_STAGES, SKIP_REASONS } from '@/lib/domain/messages/message-stage';
import {
  QUALITIES,
  TEMPLATE_LANGUAGES,
  TEMPLATE_MEDIA,
  TEMPLATE_STATUSES,
} from '@/lib/domain/messages/template-status';
import type { FrozenTemplate, TemplateVariable } from '@/lib/domain/messages/template-text';
import { buyers } from './buyers';
import { createdAt, id, instant } from './columns';
import { sellers } from './sellers';
import { users } from './users';

/** Texts that WhatsApp must approve before they can be sent to people who did not write first. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: id(),
    /** The provider's id; null before submission. */
    providerId: text().unique('message_templates_provider_id'),
    /** Name at the provider: lowercase letters, digits and _. */
    name: text().notNull(),
    language: text({ enum: TEMPLATE_LANGUAGES }).notNull(),
    category: text({ enum: TEMPLATE_CATEGORIES }).notNull(),
    media: text({ enum: TEMPLATE_MEDIA }).notNull().default('none'),
    body: text().notNull(),
    footer: text().notNull().default(''),
    variables: jsonb().$type<TemplateVariable[]>().notNull(),
    status: text({ enum: TEMPLATE_STATUSES }).notNull().default('draft'),
    statusReason: text(),
    statusChangedAt: instant().notNull(),
    quality: text({ enum: QUALITIES }).notNull().default('unknown'),
    pausedUntil: instant(),
    /** Null for a template that the provider already had. */
    createdById: uuid().references(() => users.id),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('message_templates_name').on(table.name, table.language),
    index('message_templates_by_name').on(table.name, table.id),
    index('message_templates_by_change').on(table.statusChangedAt, table.id),
  ],
);

/** One message to many people. */
export const campaigns = pgTable(
  'campaigns',
  {
    id: id(),
    name: text().notNull(),
    templateId: uuid()
      .notNull()
      .references(() => messageTemplates.id),
    audience: jsonb().$type<Audience>().notNull(),
    fills: jsonb().$type<Fills>().notNull(),
    /** URL of the template's photo, video or PDF. */
    mediaUrl: text(),
    /** Most campaign messages a person gets in seven days; null for no limit. */
    weeklyLimit: smallint(),
    /** May also be sent in quiet hours. */
    mayGoAtNight: boolean().notNull().default(false),
    /** Scheduled start. */
    scheduledAt: instant(),
    status: text({ enum: CAMPAIGN_STATUSES }).notNull().default('draft'),
    statusReason: text(),
    statusChangedAt: instant().notNull(),
    /** The current or latest dry run; null after a change. */
    checkJobId: uuid(),
    /** Result of the latest dry run; null after a change. */
    check: jsonb().$type<CheckResult>(),
    /** The text as checked, which is the one sent. */
    frozen: jsonb().$type<FrozenTemplate>(),
    approvedById: uuid().references(() => users.id),
    startedAt: instant(),
    endedAt: instant(),
    /** The campaign whose failed messages are sent again. */
    retryOfId: uuid().references((): AnyPgColumn => campaigns.id),
    createdById: uuid()
      .notNull()
      .references(() => users.id),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('campaigns_by_name').on(table.name, table.id),
    index('campaigns_by_creation').on(table.createdAt, table.id),
    index('campaigns_by_change').on(table.statusChangedAt, table.id),
    index('campaigns_active')
      .on(table.status, table.scheduledAt)
      .where(sql`${table.status} in ('scheduled', 'sending')`),
  ],
);

/**
 * Every message to be sent, sent or skipped: written before the provider is called. A campaign has one row per number,
 * which prevents duplicates.
 */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    /** Null for a message to one person. */
    campaignId: uuid().references(() => campaigns.id),
    templateId: uuid().references(() => messageTemplates.id),
    /** E.164. */
    phone: text().notNull(),
    name: text().notNull().default(''),
    buyerId: uuid().references(() => buyers.id),
    sellerId: uuid().references(() => sellers.id),
    /** Values of the variables, in order. */
    params: text().array().notNull().default([]),
    /** Text of a message to one person; a campaign's text follows from its template. */
    text: text(),
    /** The record it was sent from: an order, a catalog. */
    aboutKind: text(),
    aboutId: uuid(),
    category: text({ enum: MESSAGE_CATEGORIES }).notNull(),
    stage: text({ enum: MESSAGE_STAGES }).notNull().default('queued'),
    skipReason: text({ enum: SKIP_REASONS }),
    /** The provider's failure code and text. */
    failureCode: text(),
    failureText: text(),
    providerId: text().unique('messages_provider_id'),
    whatsappId: text().unique('messages_whatsapp_id'),
    /** When it was passed to the sender; at most once. */
    handedAt: instant(),
    stageAt: instant().notNull(),
    repliedAt: instant(),
    /** The sender: the person who started the campaign or wrote the message. */
    senderId: uuid()
      .notNull()
      .references(() => users.id),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('messages_once').on(table.campaignId, table.phone),
    index('messages_by_campaign').on(table.campaignId, table.stage, table.id),
    index('messages_of_campaign').on(table.campaignId, table.id),
    index('messages_by_reason').on(table.campaignId, table.skipReason, table.id),
    index('messages_by_creation').on(table.createdAt, table.id),
    index('messages_by_phone').on(table.phone, table.createdAt),
    index('messages_by_buyer').on(table.buyerId, table.createdAt, table.id),
    index('messages_by_seller').on(table.sellerId, table.createdAt, table.id),
    index('messages_by_subject').on(table.aboutId, table.createdAt, table.id),
    index('messages_waiting')
      .on(table.campaignId, table.id)
      .where(sql`${table.stage} = 'queued'`),
    index('messages_open')
      .on(table.phone, table.handedAt)
      .where(sql`${table.stage} in ('sending', 'unclear')`),
  ],
);

/**
 * Cost of a message, one row each: estimated once it is known to be sent, then as billed by the provider. A sum of
 * `paiseFor100` is converted to paise by `paiseOfRates`.
 */
export const messageCharges = pgTable(
  'message_charges',
  {
    id: id(),
    messageId: uuid()
      .notNull()
      .references(() => messages.id)
      .unique('message_charges_once'),
    campaignId: uuid().references(() => campaigns.id),
    senderId: uuid()
      .notNull()
      .references(() => users.id),
    category: text({ enum: MESSAGE_CATEGORIES }).notNull(),
    /** The Indian date it is booked on. */
    day: text().notNull(),
    /** Paise for 100 such messages. */
    paiseFor100: integer().notNull(),
    /** True until the provider reports how it was billed. */
    isEstimated: boolean().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('message_charges_by_day').on(table.day, table.category),
    index('message_charges_by_campaign').on(table.campaignId),
    index('message_charges_by_sender').on(table.senderId, table.day),
  ],
);
