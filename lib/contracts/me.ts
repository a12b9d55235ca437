import * as z from 'zod/mini';
import { SCREEN_IDS } from '@/lib/domain/access/access';
import { ROLE_NAMES } from '@/config/roles';
import { passwordLengthProblem } from '@/lib/domain/access/password-rules';
import { idParams, idSchema, instant, nothing } from './base/answers';
import { endpoint } from './base/endpoint';

export const THEME_MODES = ['light', 'dark', 'system'] as const;
export const DENSITIES = ['compact', 'normal', 'comfortable'] as const;

export const preferencesSchema = z.strictObject({
  themeMode: z.enum(THEME_MODES),
  density: z.enum(DENSITIES),
  /** Screen shown after signing in at the login page: one that the person's roles open and that needs no record. */
  startScreen: z.enum(SCREEN_IDS),
});

/** Some of the preferences. */
export const preferenceChangesSchema = z.partial(preferencesSchema);

export type Preferences = z.infer<typeof preferencesSchema>;

export const DEFAULT_PREFERENCES: Preferences = { themeMode: 'system', density: 'normal', startScreen: 'dashboard' };

/** A new password; the server also refuses well-known ones. */
export const newPasswordSchema = z.string().check(
  z.maxLength(1024),
  z.superRefine((password, context) => {
    const problem = passwordLengthProblem(password);
    if (problem) context.addIssue({ code: 'custom', message: problem });
    else if (!password.isWellFormed()) {
      context.addIssue({ code: 'custom', message: 'This password has a broken character. Type it again.' });
    }
  }),
);

export const changePasswordSchema = z.strictObject({
  currentPassword: z.string().check(z.minLength(1, 'Type your current password.'), z.maxLength(1024)),
  newPassword: newPasswordSchema,
});

export const meSchema = z.object({
  id: idSchema,
  name: z.string(),
  phoneNumber: z.string(),
  fo: z.array(z.enum(ROLE_NAMES)),
  mustChangePassword: z.boolean(),
  preferences: preferencesSchema,
  /** Unread notifications and unfinished background jobs. */
  unread: z.int(),
  activeJobs: z.int(),
});

export const sessionSchema = z.object({
  id: idSchema,
  device: z.string(),
  isCurrent: z.boolean(),
  createdAt: instant,
  lastUsedAt: instant,
});

export type Me = z.infer<typeof meSchema>;
export type Session = z.infer<typeof sessionSchema>;

export const meApi = {
  get: endpoint({
    id: 'me.get',
    summary: 'Who is signed in, with roles and preferences as they are now.',
    method: 'GET',
    path: '/api/me',
    access: 'signed-in',
    allowsPendingPassword: true,
    answer: meSchema,
  }),
  savePreferences: endpoint({
    id: 'me.savePreferences',
    summary: 'Changes some of the preferences. A start screen is one that the person may open.',
    method: 'PATCH',
    path: '/api/me/preferences',
    access: 'signed-in',
    body: preferenceChangesSchema.check(z.refine((body) => Object.keys(body).length > 0, 'Nothing to change.')),
    answer: preferencesSchema,
  }),
  changePassword: endpoint({
    id: 'me.changePassword',
    summary: 'Sets a new password and ends every other session.',
    method: 'POST',
    path: '/api/me/password',
    access: 'signed-in',
    allowsPendingPassword: true,
    body: changePasswordSchema,
    answer: z.object({ endedSessions: z.int() }),
  }),
  sessions: endpoint({
    id: 'me.sessions',
    summary: 'Places where the person is signed in, last used first.',
    method: 'GET',
    path: '/api/me/sessions',
    access: 'signed-in',
    answer: z.array(sessionSchema),
  }),
  endSession: endpoint({
    id: 'me.endSession',
    summary: 'Signs one of the own sessions out. Ending it again answers the same.',
    method: 'DELETE',
    path: '/api/me/sessions/[id]',
    access: 'signed-in',
    params: idParams,
    answer: nothing,
  }),
  endOtherSessions: endpoint({
    id: 'me.endOtherSessions',
    summary: 'Signs every own session out but this one.',
    method: 'DELETE',
    path: '/api/me/sessions',
    access: 'signed-in',
    answer: z.object({ endedSessions: z.int() }),
  }),
};
