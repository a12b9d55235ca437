import * as z from 'zod/mini';
import { CHAT_STAFF } from '@/lib/domain/chat/conversation-status';
import { CHAT_VIEWS } from '@/lib/domain/chat/views';
import { idParams, idSchema, instant, nothing } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { requiredText, version } from '../base/form-fields';
import { listQuery, pageOf } from '../base/list';
import { historyEntrySchema, timelineQuery } from '../base/timeline';
import { PHOTO_LIMIT, photoSchema } from '../photo-record';
import {
  chatCountsSchema,
  chatFiguresSchema,
  chatMessageSchema,
  chatSettingsSchema,
  conversationSchema,
  conversationStatus,
  newMessageSchema,
} from './chat-record';

/** The inbox. */
const inbox = { screens: ['admin-chat'] } as const;
/** Users who reply; the service decides which conversations they may answer. */
const answering = { roles: CHAT_STAFF } as const;

export const conversationsApi = {
  list: endpoint({
    id: 'conversations.list',
    summary: 'Conversations by name, phone number or last line, in one of the views of the inbox.',
    method: 'GET',
    path: '/api/conversations',
    access: inbox,
    query: listQuery(['lastAt'], '-lastAt', { view: z._default(z.enum(CHAT_VIEWS), 'all') }),
    answer: pageOf(conversationSchema),
  }),
  counts: endpoint({
    id: 'conversations.counts',
    summary: 'Conversations per view, and unread ones that are the caller’s or unassigned.',
    method: 'GET',
    path: '/api/conversations/counts',
    access: inbox,
    answer: chatCountsSchema,
  }),
  ofRecord: endpoint({
    id: 'conversations.ofRecord',
    summary: 'The conversations with a buyer or seller whose page the person may open, the last one first.',
    method: 'GET',
    path: '/api/conversations/of-record',
    access: answering,
    query: z.strictObject({ buyerId: z.optional(idSchema), sellerId: z.optional(idSchema) }),
    answer: z.array(conversationSchema),
  }),
  open: endpoint({
    id: 'conversations.open',
    summary: 'Lets the person read a conversation in the realtime database for a while; asked again before it ends.',
    method: 'POST',
    path: '/api/conversations/[id]/access',
    access: answering,
    params: idParams,
    answer: z.object({ until: instant }),
  }),
  get: endpoint({
    id: 'conversations.get',
    summary: 'One conversation.',
    method: 'GET',
    path: '/api/conversations/[id]',
    access: answering,
    params: idParams,
    answer: conversationSchema,
  }),
  send: endpoint({
    id: 'conversations.send',
    summary:
      'Sends a message or adds a note. An id is sent once. Answering after a colleague, or in a ' +
      'colleague’s conversation, needs confirmation.',
    method: 'POST',
    path: '/api/conversations/[id]/messages',
    access: answering,
    params: idParams,
    body: newMessageSchema,
    answer: chatMessageSchema,
    status: 201,
  }),
  addPhoto: endpoint({
    id: 'conversations.addPhoto',
    summary: 'Uploads a photo to send. The body is a form with the file.',
    method: 'POST',
    path: '/api/conversations/[id]/photos',
    access: answering,
    params: idParams,
    upload: { maxBytes: PHOTO_LIMIT },
    answer: photoSchema,
    status: 201,
  }),
  photo: endpoint({
    id: 'conversations.photo',
    summary: 'Where a photo of the conversation can be fetched from, for some hours.',
    method: 'GET',
    path: '/api/conversations/[id]/photos/[photoId]',
    access: answering,
    params: z.object({ id: idSchema, photoId: idSchema }),
    answer: photoSchema,
  }),
  read: endpoint({
    id: 'conversations.read',
    summary: 'Marks the messages so far as read.',
    method: 'POST',
    path: '/api/conversations/[id]/read',
    access: answering,
    params: idParams,
    answer: nothing,
  }),
  transition: endpoint({
    id: 'conversations.transition',
    summary: 'Snoozes, closes or reopens a conversation. Doing it again answers the same.',
    method: 'POST',
    path: '/api/conversations/[id]/transitions',
    access: answering,
    params: idParams,
    body: z.strictObject({ to: conversationStatus, reason: z.optional(requiredText('Say why.', 500)), version }),
    answer: conversationSchema,
  }),
  assign: endpoint({
    id: 'conversations.assign',
    summary: 'Assigns or unassigns a conversation.',
    method: 'POST',
    path: '/api/conversations/[id]/owner',
    access: answering,
    params: idParams,
    body: z.strictObject({ ownerId: z.nullable(idSchema), version }),
    answer: conversationSchema,
  }),
  link: endpoint({
    id: 'conversations.link',
    summary: 'Links a conversation to a buyer or seller.',
    method: 'POST',
    path: '/api/conversations/[id]/party',
    access: inbox,
    params: idParams,
    body: z.strictObject({ buyerId: z.nullable(idSchema), sellerId: z.nullable(idSchema), version }),
    answer: conversationSchema,
  }),
  history: endpoint({
    id: 'conversations.history',
    summary: 'Who did what to a conversation.',
    method: 'GET',
    path: '/api/conversations/[id]/history',
    access: answering,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(historyEntrySchema),
  }),
  export: endpoint({
    id: 'conversations.export',
    summary: 'A conversation as a text file, without notes. Each export is audited.',
    method: 'GET',
    path: '/api/conversations/[id]/export',
    access: inbox,
    params: idParams,
    download: true,
    answer: nothing,
  }),
  figures: endpoint({
    id: 'conversations.figures',
    summary: 'How fast people were answered in the last days, by person and by day.',
    method: 'GET',
    path: '/api/chat-figures',
    access: inbox,
    query: z.strictObject({ days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(31)), 7) }),
    answer: chatFiguresSchema,
  }),
  search: endpoint({
    id: 'conversations.search',
    summary: 'Messages and notes of all conversations that have each of the words.',
    method: 'GET',
    path: '/api/chat-messages',
    access: inbox,
    query: listQuery(['at'], '-at', {}),
    answer: pageOf(chatMessageSchema),
  }),
  settings: endpoint({
    id: 'conversations.settings',
    summary: 'The chat settings of the product.',
    method: 'GET',
    path: '/api/chat-settings',
    access: answering,
    answer: chatSettingsSchema,
  }),
  saveSettings: endpoint({
    id: 'conversations.saveSettings',
    summary: 'Changes the chat settings of the product.',
    method: 'PUT',
    path: '/api/chat-settings',
    access: inbox,
    body: chatSettingsSchema,
    answer: chatSettingsSchema,
  }),
};
