import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { OPTIONS_SIZE } from '@/lib/contracts/base/options';
import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { conversationCareApi } from '@/lib/contracts/chat/conversation-care';
import { conversationMergesApi } from '@/lib/contracts/chat/conversation-merges';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { quickRepliesApi } from '@/lib/contracts/chat/quick-replies';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { CHANNEL_WORDS } from '@/lib/domain/chat/conversation-status';
import { phoneText } from '@/lib/domain/text/phone-text';
import { call } from '@/lib/client/http/call';
import { download } from '@/lib/client/http/download';
import { tellFailure } from '@/lib/client/http/tell-failure';
import { fetchData } from './fetch-data';
import type { OptionSource } from './options';
import { orders } from './orders';
import { resource, useChange } from './resource';

/** Messages do not change buyers or sellers, so those are not refetched. */
export const conversations = resource(conversationsApi);

const SETTINGS = ['chat-settings'] as const;
const REPLIES = ['quick-replies'] as const;
/** Photo URLs are valid for some hours; they are refetched well before they expire. */
const PHOTO_MS = 60 * 60 * 1000;

/** Number of conversations per view. */
export const useChatCounts = () =>
  useQuery({ queryKey: [...conversations.keys.all, 'counts'], queryFn: fetchData(conversationsApi.counts, {}) });

/** Response times of the last days. */
export const useChatFigures = (days: number) =>
  useQuery({
    queryKey: [...conversations.keys.all, 'figures', days],
    queryFn: fetchData(conversationsApi.figures, { query: { days } }),
  });

/** Downloads a whole conversation as a text file. */
export const useExportConversation = () =>
  useMutation({
    mutationFn: ({ id, name }: { id: string; name: string }) =>
      download(conversationsApi.export, { params: { id } }, `Chat with ${name}.txt`),
  });

/** Refetches everything that depends on conversations. */
export const refreshConversations = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: conversations.keys.all });

/** Conversations with a buyer or seller. */
export const useConversationsOf = (record: { buyerId?: string; sellerId?: string }) =>
  useQuery({
    queryKey: [...conversations.keys.all, 'of', record],
    queryFn: fetchData(conversationsApi.ofRecord, { query: record }),
  });

/** Conversations merged into this one. */
export const useMergedConversations = (id: string) =>
  useQuery({
    queryKey: [...conversations.keys.all, 'merged', id],
    queryFn: fetchData(conversationMergesApi.merged, { params: { id } }),
  });

export const useMergeConversations = () => conversations.useAction(conversationMergesApi.merge, { isForm: true });
export const useSplitConversation = () => conversations.useAction(conversationMergesApi.split);

/** Deletes the other party's messages. */
export const useEraseConversation = () => conversations.useAction(conversationCareApi.erase);
export const useUnflagConversation = () => conversations.useAction(conversationCareApi.unflag);

/** Channel or phone number distinguishes people of the same name. */
const optionOf = ({ id, name, channel, phoneNumber }: Conversation) => ({
  id,
  label: [name, CHANNEL_WORDS[channel], phoneNumber && phoneText(phoneNumber)].filter(Boolean).join(', '),
});

/** Every conversation except this one. */
export const conversationsBut = (ownId: string): OptionSource => ({
  key: ['conversations', 'but', ownId],
  find:
    ({ q, id: [id] = [] }) =>
    async (context) => {
      if (id) return [optionOf(await fetchData(conversationsApi.get, { params: { id } })(context))];
      const { rows } = await fetchData(conversationsApi.list, { query: { q, limit: OPTIONS_SIZE } })(context);
      return rows.filter((one) => one.id !== ownId).map(optionOf);
    },
});

/** Access is renewed well before it expires. */
const LET_IN_MS = 10 * 60 * 1000;

/** Requests access to a conversation while it is on the screen. */
export const useOpened = (id: string) =>
  useQuery({
    queryKey: ['opened-conversations', id],
    queryFn: fetchData(conversationsApi.open, { params: { id } }),
    refetchInterval: LET_IN_MS,
  });

/** URL of a photo in a conversation. */
export const useChatPhoto = (id: string, photoId: string | undefined) =>
  useQuery({
    queryKey: ['chat-photos', id, photoId],
    queryFn: fetchData(conversationsApi.photo, { params: { id, photoId: photoId ?? '' } }),
    enabled: photoId !== undefined,
    staleTime: PHOTO_MS,
  });

/** Creates an order of a catalog from the conversation: one set at today's rate. */
export function useOrderOfCatalog() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ buyerId, catalogId }: { buyerId: string; catalogId: string }) => {
      const [catalog] = await call(ordersApi.catalogs, { query: { id: [catalogId] } }, { showsErrors: 'caller' });
      const lines = catalog
        ? [{ catalogId, pieces: catalog.setPieces ?? 1, rate: catalog.rate, rateReason: null }]
        : [];
      const body = { buyerId, lines, deliveryAddress: '', note: '' };
      return call(ordersApi.create, { body }, { showsErrors: 'caller' });
    },
    onError: tellFailure,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orders.keys.all }),
  });
}

export const useChatSettings = () =>
  useQuery({ queryKey: SETTINGS, queryFn: fetchData(conversationsApi.settings, {}) });

export const useSaveChatSettings = () =>
  useChange(conversationsApi.saveSettings, { touches: [SETTINGS, conversations.keys.all], isForm: true });

export const useQuickReplies = () => useQuery({ queryKey: REPLIES, queryFn: fetchData(quickRepliesApi.all, {}) });

export const useAddQuickReply = () => useChange(quickRepliesApi.create, { touches: [REPLIES], isForm: true });
export const useRemoveQuickReply = () => useChange(quickRepliesApi.remove, { touches: [REPLIES] });
export const useUpdateQuickReply = () => useChange(quickRepliesApi.update, { touches: [REPLIES], isForm: true });
