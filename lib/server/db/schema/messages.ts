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

/** Texts that WhatsApp approves before they may be sent to somebody who did not write first. */
export const messageTemplates = pgTable(
  'message_templates',
  {
    id: id(),
    /** The provider's id; none before it was handed in. */
    providerId: text().unique('message_templates_provider_id'),
    /** As the provider knows it: small letters, digits and _. */
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
    /** None for one that the provider had already. */
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

/** One text to many people. */
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
    /** Where the photo, video or PDF of the template lies. */
    mediaUrl: text(),
    /** Nobody gets more campaign messages than this in seven days; null for any number. */
    weeklyLimit: smallint(),
    /** It may also go out in quiet hours. */
    mayGoAtNight: boolean().notNull().default(false),
    /** When it is to begin by itself. */
    scheduledAt: instant(),
    status: text({ enum: CAMPAIGN_STATUSES }).notNull().default('draft'),
    statusReason: text(),
    statusChangedAt: instant().notNull(),
    /** The dry run under way or the last one; none since something changed. */
    checkJobId: uuid(),
    /** What the last dry run found; none since something changed. */
    check: jsonb().$type<CheckResult>(),
    /** The text as it was checked: what is sent. */
    frozen: jsonb().$type<FrozenTemplate>(),
    approvedById: uuid().references(() => users.id),
    startedAt: instant(),
    endedAt: instant(),
    /** The campaign whose failed messages this one sends again. */
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
 * Every message that is to go out, went out, or was skipped: written before the provider is asked. A campaign has one
 * row for each number, so nobody gets it twice.
 */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    /** None for a message to one person. */
    campaignId: uuid().references(() => campaigns.id),
    templateId: uuid().references(() => messageTemplates.id),
    /** E.164. */
    phone: text().notNull(),
    name: text().notNull().default(''),
    buyerId: uuid().references(() => buyers.id),
    sellerId: uuid().references(() => sellers.id),
    /** What the variables say, in order. */
    params: text().array().notNull().default([]),
    /** What a message to one person says; that of a campaign follows from its template. */
    text: text(),
    /** The record it was sent from: orders, catalogs. */
    aboutKind: text(),
    aboutId: uuid(),
    category: text({ enum: MESSAGE_CATEGORIES }).notNull(),
    stage: text({ enum: MESSAGE_STAGES }).notNull().default('queued'),
    skipReason: text({ enum: SKIP_REASONS }),
    /** The provider's code of a failure, and its words. */
    failureCode: text(),
    failureText: text(),
    providerId: text().unique('messages_provider_id'),
    whatsappId: text().unique('messages_whatsapp_id'),
    /** When it was handed to the sender; at most once. */
    handedAt: instant(),
    stageAt: instant().notNull(),
    repliedAt: instant(),
    /** Who sends it: whoever started the campaign, or wrote to one person. */
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
 * What a message costs, one row for each: estimated once it is known to have gone out, as billed once the provider says
 * so. A sum of `paiseFor100` becomes paise by `paiseOfRates`.
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
    /** The Indian day it counts for. */
    day: text().notNull(),
    /** Paise for 100 messages like it. */
    paiseFor100: integer().notNull(),
    /** The provider has not said yet what it was billed as. */
    isEstimated: boolean().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    index('message_charges_by_day').on(table.day, table.category),
    index('message_charges_by_campaign').on(table.campaignId),
    index('message_charges_by_sender').on(table.senderId, table.day),
  ],
);
