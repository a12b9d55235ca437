import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { passwordResetsApi } from '@/lib/contracts/users/password-resets';
import { call } from '@/lib/client/http/call';
import { fetchData } from './fetch-data';

/** Query parameter that opens the password requests over the staff list. */
export const REQUESTS_KEY = 'requests';

export const passwordResetKeys = { all: ['passwordResets'] } as const;

const list = queryOptions({ queryKey: passwordResetKeys.all, queryFn: fetchData(passwordResetsApi.list, {}) });

/** Open requests for a new password, oldest first. */
export const usePasswordResets = () => useQuery(list);

/** Creates a one-time password, which only this response contains. */
export function useGrantPasswordReset() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(passwordResetsApi.grant, { params: { id } }),
    // The password is dropped from the cache when its screen closes.
    gcTime: 0,
    // The list of users beneath shows who has to choose a new password.
    onSettled: () =>
      Promise.all([passwordResetKeys.all, ['users']].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}

/** Closes a request without changing the user's account. */
export function useDismissPasswordReset() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(passwordResetsApi.dismiss, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: passwordResetKeys.all }),
  });
}
