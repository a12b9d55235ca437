import { authApi } from './auth';
import type { Endpoint } from './endpoint';
import { meApi } from './me';
import { passwordResetsApi } from './password-resets';
import { screensApi } from './screens';
import { systemApi } from './system';
import { usersApi } from './users';

/** Every contract of the product, by area. Tests and the OpenAPI document walk this list. */
export const CONTRACTS = {
  auth: authApi,
  me: meApi,
  passwordResets: passwordResetsApi,
  screens: screensApi,
  system: systemApi,
  users: usersApi,
};

export const ENDPOINTS: Endpoint[] = Object.values(CONTRACTS).flatMap((area) => Object.values(area) as Endpoint[]);
