import {
  type InfiniteData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import type { Page } from '@/lib/contracts/base/list';
import type { HandOver } from '@/lib/contracts/users/open-work';
import { type Option, OPTIONS_SIZE } from '@/lib/contracts/base/options';
import { type User, usersApi } from '@/lib/contracts/users/users';
import { call } from '@/lib/client/http/call';
import { tellPassingFailure } from '@/lib/client/http/tell-failure';
import { fetchData } from './fetch-data';
import { meKeys } from './me';
import { passwordResetKeys } from './password-resets';
import type { OptionSource } from './options';

export const userKeys = {
  all: ['users'],
  lists: ['users', 'list'],
  detail: (id: string) => ['users', 'get', id],
  sessions: (id: string) => ['users', 'sessions', id],
  openWork: (id: string) => ['users', 'open-work', id],
} as const;

/** What a list that is on the screen knows of a person already. */
const listedUser = (queryClient: QueryClient, id: string): User | undefined =>
  queryClient
    .getQueriesData<InfiniteData<Page<User>>>({ queryKey: userKeys.lists })
    .flatMap(([, data]) => data?.pages.flatMap((page) => page.rows) ?? [])
    .find((user) => user.id === id);

const detail = (id: string) =>
  queryOptions({ queryKey: userKeys.detail(id), queryFn: fetchData(usersApi.get, { params: { id } }) });

const sessions = (id: string) =>
  queryOptions({ queryKey: userKeys.sessions(id), queryFn: fetchData(usersApi.sessions, { params: { id } }) });

/** One member of staff; at once when a list has them. */
export function useUser(id: string) {
  const queryClient = useQueryClient();
  return useQuery({ ...detail(id), placeholderData: () => listedUser(queryClient, id) });
}

/** Places where a member of staff is signed in. */
export const useUserSessions = (id: string) => useQuery(sessions(id));

function useRefreshUsers() {
  const queryClient = useQueryClient();
  return async () => {
    // One may be the person oneself.
    await Promise.all([userKeys.all, meKeys.detail].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

/** Adds a member of staff. The one-time password is forgotten with the screen that shows it. */
export function useInviteUser() {
  const refresh = useRefreshUsers();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof usersApi.invite>['body']) =>
      call(usersApi.invite, { body }, { showsErrors: 'caller' }),
    gcTime: 0,
    onError: tellPassingFailure,
    onSuccess: refresh,
  });
}

/** Changes name, phone number or roles, on the version the person saw. */
export function useUpdateUser(id: string) {
  const queryClient = useQueryClient();
  const refresh = useRefreshUsers();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof usersApi.update>['body']) =>
      call(usersApi.update, { params: { id }, body }, { showsErrors: 'caller' }),
    onError: tellPassingFailure,
    onSuccess: (user) => {
      queryClient.setQueryData(userKeys.detail(id), user);
      return refresh();
    },
  });
}

/** What somebody would leave behind. Read to decide on: always as things are now. */
export const useOpenWork = (id: string, { isWanted = true } = {}) =>
  useQuery({
    enabled: isWanted,
    queryKey: userKeys.openWork(id),
    queryFn: fetchData(usersApi.openWork, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });

/** Closes an account and hands its work over. */
export function useDisableUser(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (handOver: HandOver) =>
      call(usersApi.disable, { params: { id }, body: { handOver } }, { showsErrors: 'caller' }),
    onError: async (error) => {
      tellPassingFailure(error);
      // There may be more work by now.
      await queryClient.invalidateQueries({ queryKey: userKeys.openWork(id) });
    },
    onSuccess: async (user) => {
      queryClient.setQueryData(userKeys.detail(id), user);
      // What changed hands may be on any screen.
      await queryClient.invalidateQueries();
    },
  });
}

/** Opens an account again. */
export function useEnableUser(id: string) {
  const queryClient = useQueryClient();
  const refresh = useRefreshUsers();
  return useMutation({
    mutationFn: () => call(usersApi.enable, { params: { id } }),
    onSuccess: (user) => {
      queryClient.setQueryData(userKeys.detail(id), user);
      return refresh();
    },
  });
}

/** Replaces the password by a one-time password, which is forgotten with the screen that shows it. */
export function useGiveOneTimePassword(id: string) {
  const queryClient = useQueryClient();
  const refresh = useRefreshUsers();
  return useMutation({
    mutationFn: () => call(usersApi.giveOneTimePassword, { params: { id } }),
    gcTime: 0,
    // A request for one is answered by it.
    onSuccess: () => Promise.all([refresh(), queryClient.invalidateQueries({ queryKey: passwordResetKeys.all })]),
  });
}

/** Signs a member of staff out everywhere. */
export function useEndUserSessions(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(usersApi.endSessions, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: userKeys.sessions(id) }),
  });
}

const toOption = ({ id: value, name }: User): Option => ({ id: value, label: name });

/** Everybody who is or was on the staff. */
export const EVERYBODY: OptionSource = {
  key: ['users'],
  find:
    ({ q, id }) =>
    async (context) => {
      if (id)
        return (await Promise.all(id.map((one) => fetchData(usersApi.get, { params: { id: one } })(context)))).map(
          toOption,
        );
      return (await fetchData(usersApi.list, { query: { q, limit: OPTIONS_SIZE } })(context)).rows.map(toOption);
    },
};
