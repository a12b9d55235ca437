import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { passwordResetsApi } from '@/lib/contracts/users/password-resets';
import { call } from '@/lib/client/http/call';
import { fetchData } from './fetch-data';

/** The key of the address at which an admin's requests lie open over the staff. */
export const REQUESTS_KEY = 'requests';

export const passwordResetKeys = { all: ['passwordResets'] } as const;

const list = queryOptions({ queryKey: passwordResetKeys.all, queryFn: fetchData(passwordResetsApi.list, {}) });

/** Open requests for a new password, oldest first. */
export const usePasswordResets = () => useQuery(list);

/** Gives a one-time password, which the answer alone carries. */
export function useGrantPasswordReset() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(passwordResetsApi.grant, { params: { id } }),
    // The password is forgotten with the screen that shows it.
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: passwordResetKeys.all }),
  });
}

/** Closes a request without changing anything for the person. */
export function useDismissPasswordReset() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(passwordResetsApi.dismiss, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: passwordResetKeys.all }),
  });
}
