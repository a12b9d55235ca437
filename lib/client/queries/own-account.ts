import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { type Me, type Preferences, meApi } from '@/lib/contracts/me';
import { call } from '@/lib/client/http/call';
import { tellPassingFailure } from '@/lib/client/http/tell-failure';
import { fetchData } from './fetch-data';
import { meKeys } from './me';

const sessions = queryOptions({ queryKey: meKeys.sessions, queryFn: fetchData(meApi.sessions, {}) });

/** Saves preferences with an optimistic update, rolled back when the server rejects it. */
export function useSavePreferences() {
  const queryClient = useQueryClient();
  const show = (preferences: Partial<Preferences>) =>
    queryClient.setQueryData(
      meKeys.detail,
      (me: Me | undefined) => me && { ...me, preferences: { ...me.preferences, ...preferences } },
    );

  return useMutation({
    // In sequence, so that the last choice wins.
    scope: { id: 'preferences' },
    mutationFn: (body: EndpointInput<typeof meApi.savePreferences>['body']) => call(meApi.savePreferences, { body }),
    onMutate: async (preferences) => {
      await queryClient.cancelQueries({ queryKey: meKeys.detail });
      const before = queryClient.getQueryData<Me>(meKeys.detail)?.preferences;
      show(preferences);
      return before;
    },
    onError: (_error, _preferences, before) => before && show(before),
    onSettled: () => queryClient.invalidateQueries({ queryKey: meKeys.detail }),
  });
}

/** Sets a new password. Validation errors are shown in the form; other failures as a toast. */
export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof meApi.changePassword>['body']) =>
      call(meApi.changePassword, { body }, { showsErrors: 'caller' }),
    onError: tellPassingFailure,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: meKeys.all }),
  });
}

/** The user's sessions. */
export const useSessions = () => useQuery(sessions);

/** Ends one of the user's sessions. */
export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(meApi.endSession, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: meKeys.sessions }),
  });
}

/** Ends all of the user's sessions except this one. */
export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(meApi.endOtherSessions, {}),
    onSettled: () => queryClient.invalidateQueries({ queryKey: meKeys.sessions }),
  });
}
