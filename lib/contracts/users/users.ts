import * as z from 'zod/mini';
import { ROLE_NAMES } from '@/config/roles';
import { idParams, idSchema, instant, nothing } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { typedPhone, version } from '../base/form-fields';
import { anyOf, listQuery, pageOf } from '../base/list';
import { sessionSchema } from '../me';
import { handOverSchema, openWorkSchema } from './open-work';
import { historyEntrySchema, timelineQuery } from '../base/timeline';

export const USER_STATUSES = ['active', 'disabled'] as const;

const access = { screens: ['admin-user'] } as const;

const role = z.enum(ROLE_NAMES);
const name = z
  .string()
  .check(z.trim(), z.normalize('NFC'), z.minLength(1, 'Type a name.'), z.maxLength(120, 'Use at most 120 characters.'));
const roles = z.pipe(
  z.array(role).check(z.minLength(1, 'Choose at least one role.'), z.maxLength(ROLE_NAMES.length)),
  z.transform((chosen) => ROLE_NAMES.filter((known) => chosen.includes(known))),
);

export const userSchema = z.object({
  id: idSchema,
  name: z.string(),
  phoneNumber: z.string(),
  roles: z.array(role),
  status: z.enum(USER_STATUSES),
  mustChangePassword: z.boolean(),
  lastSeenAt: z.nullable(instant),
  createdAt: instant,
  version,
});

export type User = z.infer<typeof userSchema>;

const oneTimePassword = z.object({ oneTimePassword: z.string(), validUntil: instant });

export const userFormSchema = z.strictObject({ name, phoneNumber: typedPhone, roles });

export const usersApi = {
  list: endpoint({
    id: 'users.list',
    summary: 'Staff, by name, role or status.',
    method: 'GET',
    path: '/api/users',
    access,
    query: listQuery(['name', 'createdAt'], 'name', { role: anyOf(role), status: anyOf(z.enum(USER_STATUSES)) }),
    answer: pageOf(userSchema),
  }),
  get: endpoint({
    id: 'users.get',
    summary: 'One member of staff.',
    method: 'GET',
    path: '/api/users/[id]',
    access,
    params: idParams,
    answer: userSchema,
  }),
  invite: endpoint({
    id: 'users.invite',
    summary: 'Adds a member of staff with a one-time password, shown in this answer only.',
    method: 'POST',
    path: '/api/users',
    access,
    body: userFormSchema,
    answer: z.object({ user: userSchema, ...oneTimePassword.shape }),
    status: 201,
  }),
  update: endpoint({
    id: 'users.update',
    summary: 'Changes name, phone number or roles; never the caller’s own roles or those of the last admin.',
    method: 'PATCH',
    path: '/api/users/[id]',
    access,
    params: idParams,
    body: z.extend(z.partial(userFormSchema), { version }),
    answer: userSchema,
  }),
  disable: endpoint({
    id: 'users.disable',
    summary: 'Closes an account, ends its sessions and hands its open work over. Doing it again answers the same.',
    method: 'POST',
    path: '/api/users/[id]/disable',
    access,
    params: idParams,
    body: z.strictObject({ handOver: handOverSchema }),
    answer: userSchema,
  }),
  openWork: endpoint({
    id: 'users.openWork',
    summary: 'Open work of a person and who could take it over.',
    method: 'GET',
    path: '/api/users/[id]/open-work',
    access,
    params: idParams,
    answer: z.array(openWorkSchema),
  }),
  enable: endpoint({
    id: 'users.enable',
    summary: 'Opens a closed account again.',
    method: 'POST',
    path: '/api/users/[id]/enable',
    access,
    params: idParams,
    answer: userSchema,
  }),
  giveOneTimePassword: endpoint({
    id: 'users.giveOneTimePassword',
    summary: 'Replaces the password by a one-time password, shown in this answer only, and ends the sessions.',
    method: 'POST',
    path: '/api/users/[id]/one-time-password',
    access,
    params: idParams,
    answer: oneTimePassword,
  }),
  sessions: endpoint({
    id: 'users.sessions',
    summary: 'Places where a member of staff is signed in.',
    method: 'GET',
    path: '/api/users/[id]/sessions',
    access,
    params: idParams,
    answer: z.array(sessionSchema),
  }),
  endSessions: endpoint({
    id: 'users.endSessions',
    summary: 'Signs a member of staff out everywhere.',
    method: 'DELETE',
    path: '/api/users/[id]/sessions',
    access,
    params: idParams,
    answer: nothing,
  }),
  history: endpoint({
    id: 'users.history',
    summary: 'Who did what to the account of a member of staff. Passwords are no part of it.',
    method: 'GET',
    path: '/api/users/[id]/history',
    access,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(historyEntrySchema),
  }),
};
