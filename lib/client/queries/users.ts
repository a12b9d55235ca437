import { type QueryClient, useQuery } from '@tanstack/react-query';
import { type Option, OPTIONS_SIZE } from '@/lib/contracts/base/options';
import { type User, usersApi } from '@/lib/contracts/users/users';
import { fetchData } from './fetch-data';
import { meKeys } from './me';
import { passwordResetKeys } from './password-resets';
import type { OptionSource } from './options';
import { resource, useChange } from './resource';

/** The changed account may be the user's own. */
export const users = resource(usersApi, { touches: [meKeys.detail] });

const keysOf = (kind: 'sessions' | 'open-work', id: string) => ['users', kind, id] as const;

/** Sessions of a staff member. */
export const useUserSessions = (id: string) =>
  useQuery({ queryKey: keysOf('sessions', id), queryFn: fetchData(usersApi.sessions, { params: { id } }) });

/** Adds a member of staff. */
export const useInviteUser = () =>
  useChange(usersApi.invite, { touches: [users.keys.all, meKeys.detail], isForm: true, isSecret: true });

/** Open work of a user. Read before a decision, so always refetched. */
export const useOpenWork = (id: string, { isWanted = true } = {}) =>
  useQuery({
    enabled: isWanted,
    queryKey: keysOf('open-work', id),
    queryFn: fetchData(usersApi.openWork, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });

const keepUser = (queryClient: QueryClient, user: User) =>
  void queryClient.setQueryData(users.keys.detail(user.id), user);

/** Handed-over work may appear on any screen. */
const EVERYTHING = [[]];

/** Disables an account and transfers its work. On rejection the open work is refetched, because there may be more. */
export const useDisableUser = () =>
  useChange(usersApi.disable, { touches: EVERYTHING, isForm: true, keep: keepUser, asksOnFailure: true });

/** Enables an account again. */
export const useEnableUser = () => users.useAction(usersApi.enable, { keep: keepUser });

/** Replaces the password with a one-time password. This also answers an open request. */
export const useGiveOneTimePassword = () =>
  useChange(usersApi.giveOneTimePassword, {
    touches: [users.keys.all, meKeys.detail, passwordResetKeys.all],
    isSecret: true,
  });

/** Ends all sessions of a staff member. */
export const useEndUserSessions = (id: string) =>
  useChange(usersApi.endSessions, { touches: [keysOf('sessions', id)], asksOnFailure: true });

const toOption = ({ id: value, name }: User): Option => ({ id: value, label: name });

/** All current and former staff. */
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
