import * as z from 'zod/mini';
import { idParams, idSchema, instant, nothing } from '../base/answers';
import { endpoint } from '../base/endpoint';

export const passwordResetSchema = z.object({
  id: idSchema,
  userName: z.string(),
  phoneNumber: z.string(),
  requestedAt: instant,
});

export type PasswordReset = z.infer<typeof passwordResetSchema>;

const access = { screens: ['admin-user'] } as const;

export const passwordResetsApi = {
  list: endpoint({
    id: 'passwordResets.list',
    summary: 'Open requests for a new password, oldest first.',
    method: 'GET',
    path: '/api/password-resets',
    access,
    answer: z.array(passwordResetSchema),
  }),
  grant: endpoint({
    id: 'passwordResets.grant',
    summary: 'Gives a one-time password, shown in this answer only, and ends the sessions of the person.',
    method: 'POST',
    path: '/api/password-resets/[id]/grant',
    access,
    params: idParams,
    answer: z.object({ oneTimePassword: z.string(), validUntil: instant }),
  }),
  dismiss: endpoint({
    id: 'passwordResets.dismiss',
    summary: 'Closes a request without changing anything for the person.',
    method: 'POST',
    path: '/api/password-resets/[id]/dismiss',
    access,
    params: idParams,
    answer: nothing,
  }),
};
