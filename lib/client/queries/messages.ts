import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CampaignDetail } from '@/lib/contracts/messages/campaign-record';
import { campaignsApi } from '@/lib/contracts/messages/campaigns';
import { messageTemplatesApi } from '@/lib/contracts/messages/message-templates';
import { type MESSAGE_SUBJECTS, messagesApi } from '@/lib/contracts/messages/messages';
import type { MessageTemplate } from '@/lib/contracts/messages/template-record';
import { lookAgainAfter } from '@/lib/domain/messages/look-again';
import { fetchData } from './fetch-data';
import { resource, useChange } from './resource';

const MESSAGES = ['messages'] as const;
const LOOK_EVERY_MS = 2000;

export const messageTemplates = resource(messageTemplatesApi);
export const campaigns = resource(campaignsApi, { touches: [MESSAGES] });

/** One template, polled while WhatsApp reviews it; its list row is updated too. */
export function useTemplate(id: string) {
  const queryClient = useQueryClient();
  return useQuery<MessageTemplate>({
    queryKey: messageTemplates.keys.detail(id),
    queryFn: async (context) => {
      const before = queryClient.getQueryData<MessageTemplate>(messageTemplates.keys.detail(id));
      const template = await fetchData(messageTemplatesApi.get, { params: { id } })(context);
      if (before && before.status !== template.status)
        void queryClient.invalidateQueries({ queryKey: messageTemplates.keys.lists });
      return template;
    },
    refetchInterval: ({ state: { data } }) => data?.status === 'pending' && LOOK_EVERY_MS,
  });
}

/** One campaign, polled often while messages are moving, and otherwise occasionally for changes by others. */
export const useCampaign = (id: string) =>
  useQuery<CampaignDetail>({
    queryKey: campaigns.keys.detail(id),
    queryFn: fetchData(campaignsApi.get, { params: { id } }),
    refetchInterval: ({ state: { data } }) => data && lookAgainAfter(data, new Date()),
  });

/** Changes the status of a campaign. */
export function useStepCampaign(id: string) {
  const { mutateAsync, ...rest } = campaigns.useAction(campaignsApi.step);
  return {
    ...rest,
    mutateAsync: (body: Parameters<typeof mutateAsync>[0]['body']) => mutateAsync({ params: { id }, body }),
  };
}

export const useCheckCampaign = () => campaigns.useAction(campaignsApi.check);
export const useCloneCampaign = () => campaigns.useAction(campaignsApi.clone);
export const useRetryCampaign = () => campaigns.useAction(campaignsApi.retry);
export const useTestCampaign = () => useChange(campaignsApi.test, { touches: [MESSAGES], isForm: true });

/** Submits a template for approval. */
export function useSubmitTemplate(id: string) {
  const { mutateAsync, ...rest } = messageTemplates.useAction(messageTemplatesApi.submit);
  return {
    ...rest,
    mutateAsync: ({ version }: { version: number }) =>
      mutateAsync({ params: { id }, body: { to: 'pending', version } }),
  };
}

/** Fetches the approval of all templates from the provider. */
export const useSyncTemplates = () =>
  useChange(messageTemplatesApi.sync, { touches: [messageTemplates.keys.all, MESSAGES] });

/** Every template, as options. */
export const useTemplateChoices = () =>
  useQuery({
    queryKey: [...messageTemplates.keys.lists, 'choices'],
    queryFn: fetchData(messageTemplatesApi.list, { query: { limit: 100 } }),
  });

/** Health of message sending. */
export const useMessageHealth = () =>
  useQuery({ queryKey: [...MESSAGES, 'health'], queryFn: fetchData(messagesApi.health, {}), refetchInterval: 15_000 });

/** Refetches the campaigns with each health poll, as long as messages wait. */
export function useFollowCampaigns(): void {
  const queryClient = useQueryClient();
  const { data, dataUpdatedAt } = useMessageHealth();
  const isMoving = data !== undefined && data.waiting > 0;
  useEffect(() => {
    if (isMoving) void queryClient.invalidateQueries({ queryKey: campaigns.keys.lists });
  }, [isMoving, dataUpdatedAt, queryClient]);
}

export type MessageSubject = (typeof MESSAGE_SUBJECTS)[number];

/** Messages that can currently be sent to the person of a record. */
export const useComposer = (subject: MessageSubject, id: string) =>
  useQuery({
    queryKey: [...MESSAGES, 'composer', subject, id],
    queryFn: fetchData(messagesApi.composer, { query: { subject, id } }),
    refetchInterval: 5000,
  });

/** Sends one message. */
export const useSendMessage = () => useChange(messagesApi.send, { touches: [MESSAGES], isForm: true });
