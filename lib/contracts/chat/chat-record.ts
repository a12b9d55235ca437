import * as z from 'zod/mini';
import { CHANNELS, CONVERSATION_STATUSES, PARTIES } from '@/lib/domain/chat/conversation-status';
import { FLAG_WORDS } from '@/lib/domain/chat/flag-words';
import { MESSAGE_KINDS, MESSAGE_LIMIT, SENDERS } from '@/lib/domain/chat/message';
import { idSchema, instant } from '../base/answers';
import { requiredText, version } from '../base/form-fields';
import { personSchema } from '../users/staff';

export const conversationStatus = z.enum(CONVERSATION_STATUSES);

/** A conversation as the inbox lists it. */
export const conversationSchema = z.object({
  id: idSchema,
  party: z.enum(PARTIES),
  /** Name of the business if known, else the other side's own name. */
  name: z.string(),
  contactName: z.string(),
  city: z.string(),
  phoneNumber: z.nullable(z.string()),
  /** The other side's identity in the realtime database. */
  identity: z.nullable(z.string()),
  channel: z.enum(CHANNELS),
  buyerId: z.nullable(idSchema),
  sellerId: z.nullable(idSchema),
  status: conversationStatus,
  statusReason: z.nullable(z.string()),
  snoozedUntil: z.nullable(instant),
  owner: z.nullable(personSchema),
  lastText: z.string(),
  lastFrom: z.enum(SENDERS),
  lastAt: instant,
  /** Messages from the other side that are unread. */
  unread: z.int(),
  /** Since when the other side has been waiting for a reply. */
  waitingSince: z.nullable(instant),
  lastInboundAt: z.nullable(instant),
  /** The same person's conversation that received all messages of this one. */
  mergedIntoId: z.nullable(idSchema),
  /** When it was flagged, and which flag words caused it. */
  flaggedAt: z.nullable(instant),
  flagWord: z.nullable(z.string()),
  /** The other side is simulated by the demo. */
  isSimulated: z.boolean(),
  createdAt: instant,
  version,
  /** Increases with every change, messages included. */
  revision: z.int(),
});

export const cardSchema = z.object({
  id: idSchema,
  title: z.string(),
  detail: z.string(),
  photoId: z.optional(idSchema),
});

/** A message as search returns it. */
export const chatMessageSchema = z.object({
  id: idSchema,
  conversation: z.object({ id: idSchema, name: z.string() }),
  /** Key in the realtime database tree. */
  key: z.string(),
  from: z.enum(SENDERS),
  name: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  text: z.string(),
  card: z.nullable(cardSchema),
  at: instant,
});

/** An outgoing message. The browser chooses the id, so sending it twice is idempotent. */
export const newMessageSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(MESSAGE_KINDS),
  text: z.string().check(z.trim(), z.maxLength(MESSAGE_LIMIT, `Use at most ${MESSAGE_LIMIT} characters.`)),
  /** The photo, catalog or order being sent. */
  refId: z.optional(idSchema),
  /** Key of the quoted message. */
  quoteKey: z.optional(z.string().check(z.maxLength(60))),
  /** Newest message the writer had seen; absent in an empty conversation. */
  seenAt: z.nullable(instant),
  /** Sent on purpose, although another user owns the conversation or replied meanwhile. */
  isMeant: z.boolean(),
});

/** A text with placeholders that are filled in when it is chosen. */
export const quickReplySchema = z.object({
  id: idSchema,
  shortcut: z.string(),
  text: z.string(),
  /** Visible to all staff; otherwise only to its author. */
  isShared: z.boolean(),
  version,
});

const shortcut = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(/^[\p{L}\p{M}\p{N}-]{1,30}$/u, 'Use up to 30 letters and digits.'));

export const newQuickReplySchema = z.strictObject({
  shortcut,
  text: requiredText('Type the reply.', MESSAGE_LIMIT),
  isShared: z.boolean(),
});

export const quickReplyChangesSchema = z.extend(z.partial(newQuickReplySchema), { version });

export const chatSettingsSchema = z.strictObject({
  /** The first person to reply owns the conversation. */
  firstReplyOwns: z.boolean(),
  /** A conversation counts as unanswered after this many minutes. */
  unansweredMinutes: z.int().check(z.minimum(1, 'Use at least one minute.'), z.maximum(1440, 'Use at most a day.')),
  /** Messages are deleted after this many months; 0 keeps them forever. */
  keepMonths: z.int().check(z.minimum(0, 'Use 0 or more.'), z.maximum(120, 'Use at most 120 months.')),
  /** A conversation is flagged when the other side uses one of these words. */
  flagWords: z
    .array(requiredText('Type a word.', FLAG_WORDS.longest))
    .check(z.maxLength(FLAG_WORDS.most, `Use at most ${FLAG_WORDS.most} words.`)),
});

/** Conversations per view, and unread ones that are the caller’s or unassigned. */
export const chatCountsSchema = z.object({
  all: z.int(),
  mine: z.int(),
  unassigned: z.int(),
  unanswered: z.int(),
  flagged: z.int(),
  snoozed: z.int(),
  closed: z.int(),
  unread: z.int(),
});

const figure = { answers: z.int(), median: z.int(), slowest: z.int() };

/** Number of conversations that were answered, and the seconds until the reply. */
export const chatFiguresSchema = z.object({
  people: z.array(z.object({ person: personSchema, ...figure })),
  days: z.array(z.object({ day: z.string(), ...figure })),
});

export type ChatFigures = z.infer<typeof chatFiguresSchema>;
export type Conversation = z.infer<typeof conversationSchema>;
export type ChatMessage = z.infer<typeof chatMessageSchema>;
export type NewMessage = z.output<typeof newMessageSchema>;
export type QuickReply = z.infer<typeof quickReplySchema>;
export type NewQuickReply = z.output<typeof newQuickReplySchema>;
export type QuickReplyChanges = z.output<typeof quickReplyChangesSchema>;
export type ChatSettings = z.infer<typeof chatSettingsSchema>;
