import * as z from 'zod/mini';
import { ROLE_NAMES } from '@/config/roles';
import { nothing } from './base/answers';
import { endpoint } from './base/endpoint';

/** Typed by a person, so any spelling of a number is accepted; the server resolves it to an account. */
const phoneNumber = z.string().check(z.maxLength(40));
const roles = z.array(z.enum(ROLE_NAMES));

/** User info kept in the browser, as listed in the specification's section 3. */
export const userInfoSchema = z.object({ name: z.string(), fo: roles });

/** API tokens kept in the browser, as listed in the specification's section 3. */
export const apiInfoSchema = z.object({ accessToken: z.string(), refreshToken: z.string(), fo: roles });

export type UserInfo = z.infer<typeof userInfoSchema>;
export type ApiInfo = z.infer<typeof apiInfoSchema>;

export const authApi = {
  checkPassword: endpoint({
    id: 'auth.checkPassword',
    summary: 'First step of signing in: phone number and password.',
    method: 'POST',
    path: '/api/fo/login',
    access: 'public',
    body: z.strictObject({ phoneNumber, password: z.string().check(z.minLength(1), z.maxLength(1024)) }),
    answer: userInfoSchema,
  }),
  openSession: endpoint({
    id: 'auth.openSession',
    summary: 'Second step: the cloud identity token of the same browser becomes a session.',
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    body: z.strictObject({ phoneNumber, token: z.string().check(z.minLength(1), z.maxLength(8192)) }),
    answer: apiInfoSchema,
  }),
  refresh: endpoint({
    id: 'auth.refresh',
    summary: "New tokens for a session. The token comes with the prefix 'JWT '.",
    method: 'POST',
    path: '/api/auth/refresh',
    access: 'public',
    body: z.strictObject({ refreshToken: z.string().check(z.minLength(1), z.maxLength(1024)) }),
    answer: apiInfoSchema,
  }),
  logout: endpoint({
    id: 'auth.logout',
    summary: 'Ends the session the call is made with.',
    method: 'POST',
    path: '/api/auth/logout',
    access: 'signed-in',
    allowsPendingPassword: true,
    answer: nothing,
  }),
  forgotPassword: endpoint({
    id: 'auth.forgotPassword',
    summary: 'Asks an admin for a new password. Answers the same whether or not the phone is known.',
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    body: z.strictObject({ phoneNumber: phoneNumber.check(z.minLength(1)) }),
    answer: nothing,
    status: 202,
  }),
};
