import * as z from 'zod/mini';
import { CONSENT_SOURCES } from '@/lib/domain/buyers/consent';
import { MESSAGE_CATEGORIES } from '@/lib/domain/messages/categories';
import { PROVIDERS } from '@/lib/domain/messages/event-kinds';
import { MESSAGE_STAGES, SKIP_REASONS } from '@/lib/domain/messages/message-stage';
import { idSchema, instant } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { requiredText } from '../base/form-fields';
import { anyOf, listQuery, pageOf, yesOrNo } from '../base/list';
import { personSchema } from '../users/staff';
import { recipientSchema } from './campaign-record';

const access = { screens: ['wa-send'] } as const;
/** Users who may write to one person from a record. */
const single = { roles: ['admin', 'whatsapp_message'] } as const;

/** Records a message can be sent from. */
export const MESSAGE_SUBJECTS = ['buyers', 'catalogs', 'orders', 'sellers'] as const;

export const healthSchema = z.object({
  provider: z.enum([...PROVIDERS, 'none']),
  /** Why nothing can be sent; null when it can. */
  problem: z.nullable(z.string()),
  /** Remaining balance at the provider, in the provider's own format. */
  wallet: z.nullable(z.string()),
  /** Last time the provider reported anything. */
  heardAt: z.nullable(instant),
  /** In the last 24 hours. */
  sent: z.int(),
  failed: z.int(),
  unclear: z.int(),
  waiting: z.int(),
  /** Webhook deliveries that are not processed yet. */
  unread: z.int(),
  pausedTemplates: z.int(),
  notice: z.nullable(z.string()),
});

export type MessageHealth = z.infer<typeof healthSchema>;

export const consentLineSchema = z.object({
  id: idSchema,
  number: z.string(),
  state: z.enum(['in', 'out']),
  source: z.enum(CONSENT_SOURCES),
  proof: z.string(),
  /** Null when the person said so in a message. */
  author: z.nullable(personSchema),
  buyer: z.nullable(z.object({ id: idSchema, name: z.string() })),
  at: instant,
});

export const replySchema = z.object({
  id: idSchema,
  phone: z.string(),
  name: z.string(),
  text: z.string(),
  meaning: z.enum(['stop', 'other']),
  buyer: z.nullable(z.object({ id: idSchema, name: z.string() })),
  campaign: z.nullable(z.object({ id: idSchema, name: z.string() })),
  /** Conversation for a reply; null for an opt-out. */
  conversationId: z.nullable(idSchema),
  at: instant,
});

export const sentMessageSchema = z.object({
  id: idSchema,
  phone: z.string(),
  text: z.string(),
  category: z.enum(MESSAGE_CATEGORIES),
  stage: z.enum(MESSAGE_STAGES),
  failureCode: z.nullable(z.string()),
  campaignName: z.nullable(z.string()),
  sender: personSchema,
  at: instant,
});

export const messagesApi = {
  list: endpoint({
    id: 'messages.list',
    summary: 'Messages with where they stand and why, of one campaign or of all.',
    method: 'GET',
    path: '/api/messages',
    access,
    query: listQuery(['id'], '-id', {
      campaignId: anyOf(idSchema),
      stage: anyOf(z.enum(MESSAGE_STAGES)),
      skipReason: anyOf(z.enum(SKIP_REASONS)),
      hasReplied: yesOrNo,
      hasOpened: yesOrNo,
    }),
    answer: pageOf(recipientSchema),
  }),
  health: endpoint({
    id: 'messages.health',
    summary: 'How sending goes: provider, wallet, silence of the webhook, failures and unclear messages.',
    method: 'GET',
    path: '/api/messages/health',
    access,
    answer: healthSchema,
  }),
  consents: endpoint({
    id: 'messages.consents',
    summary: 'Consent entries, by number.',
    method: 'GET',
    path: '/api/messages/consents',
    access,
    query: listQuery(['at'], '-at', { state: anyOf(z.enum(['in', 'out'])) }),
    answer: pageOf(consentLineSchema),
  }),
  replies: endpoint({
    id: 'messages.replies',
    summary: 'What people wrote back.',
    method: 'GET',
    path: '/api/messages/replies',
    access,
    query: listQuery(['at'], '-at', { meaning: anyOf(z.enum(['stop', 'other'])), campaignId: anyOf(idSchema) }),
    answer: pageOf(replySchema),
  }),
  composer: endpoint({
    id: 'messages.composer',
    summary: 'What can be written to the person of a record now: templates, and free text within a day of their words.',
    method: 'GET',
    path: '/api/messages/composer',
    access: single,
    query: z.strictObject({ subject: z.enum(MESSAGE_SUBJECTS), id: idSchema }),
    answer: z.object({
      phone: z.string(),
      name: z.string(),
      /** Why writing is not allowed; null when it is. */
      problem: z.nullable(z.string()),
      /** Free text can be sent until then; null when only templates are allowed. */
      openUntil: z.nullable(instant),
      templates: z.array(
        z.object({
          id: idSchema,
          name: z.string(),
          language: z.string(),
          body: z.string(),
          footer: z.string(),
          variables: z.array(z.object({ name: z.string(), value: z.string() })),
        }),
      ),
      messages: z.array(sentMessageSchema),
    }),
  }),
  send: endpoint({
    id: 'messages.send',
    summary: 'Sends one message to the person of a record. The same id is sent once.',
    method: 'POST',
    path: '/api/messages',
    access: single,
    body: z.strictObject({
      id: idSchema,
      subject: z.enum(MESSAGE_SUBJECTS),
      subjectId: idSchema,
      templateId: z.nullable(idSchema),
      params: z.array(requiredText('Fill in every variable.', 200)).check(z.maxLength(10)),
      text: z.string().check(z.trim(), z.maxLength(1024)),
    }),
    answer: sentMessageSchema,
    status: 201,
  }),
};

export type Composer = z.infer<typeof messagesApi.composer.answer>;
