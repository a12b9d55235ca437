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
  /** The business where it is known, else what the other side calls itself. */
  name: z.string(),
  contactName: z.string(),
  city: z.string(),
  phoneNumber: z.nullable(z.string()),
  /** Of the other side in the realtime database. */
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
  /** Messages of the other side that nobody has looked at. */
  unread: z.int(),
  /** Since when the other side waits for an answer. */
  waitingSince: z.nullable(instant),
  lastInboundAt: z.nullable(instant),
  /** The conversation of the same person that has everything that was said here. */
  mergedIntoId: z.nullable(idSchema),
  /** Since when it is flagged, and for which of the flag words. */
  flaggedAt: z.nullable(instant),
  flagWord: z.nullable(z.string()),
  /** The other side is a program of the demo. */
  isSimulated: z.boolean(),
  createdAt: instant,
  version,
  /** Grows with every change, messages included. */
  revision: z.int(),
});

export const cardSchema = z.object({
  id: idSchema,
  title: z.string(),
  detail: z.string(),
  photoId: z.optional(idSchema),
});

/** A message as search finds it. */
export const chatMessageSchema = z.object({
  id: idSchema,
  conversation: z.object({ id: idSchema, name: z.string() }),
  /** In the tree. */
  key: z.string(),
  from: z.enum(SENDERS),
  name: z.string(),
  kind: z.enum(MESSAGE_KINDS),
  text: z.string(),
  card: z.nullable(cardSchema),
  at: instant,
});

/** What a person sends. The id is the browser's, so that a message sent twice is there once. */
export const newMessageSchema = z.strictObject({
  id: idSchema,
  kind: z.enum(MESSAGE_KINDS),
  text: z.string().check(z.trim(), z.maxLength(MESSAGE_LIMIT, `Use at most ${MESSAGE_LIMIT} characters.`)),
  /** The photo, catalog or order that is sent. */
  refId: z.optional(idSchema),
  /** The key of the message this one is about. */
  quoteKey: z.optional(z.string().check(z.maxLength(60))),
  /** The newest message the writer had before them; none in an empty conversation. */
  seenAt: z.nullable(instant),
  /** Sent although somebody else owns the conversation or answered meanwhile. */
  isMeant: z.boolean(),
});

/** A text with places for what is filled in when it is chosen. */
export const quickReplySchema = z.object({
  id: idSchema,
  shortcut: z.string(),
  text: z.string(),
  /** Everybody has it; else its author alone. */
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
  /** Whoever answers first owns the conversation. */
  firstReplyOwns: z.boolean(),
  /** After so many minutes a conversation counts as unanswered. */
  unansweredMinutes: z.int().check(z.minimum(1, 'Use at least one minute.'), z.maximum(1440, 'Use at most a day.')),
  /** Messages are deleted after so many months; 0 keeps them for good. */
  keepMonths: z.int().check(z.minimum(0, 'Use 0 or more.'), z.maximum(120, 'Use at most 120 months.')),
  /** A conversation is flagged where the other side uses one of them. */
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

/** How many were answered who waited, and after how many seconds. */
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
