import type { Issue } from '@/lib/contracts/base/answers';

/** A failure that is reported to the caller as it is. All others get a fixed text. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly extra: { issues?: Issue[]; headers?: Record<string, string>; current?: unknown; changedBy?: string } = {},
  ) {
    super(message);
  }
}

export const badInput = (issues: Issue[]) =>
  new HttpError(400, 'bad_input', 'Some fields are not right. Check the marked ones.', { issues });
export const malformed = (message: string) => new HttpError(400, 'malformed', message);
export const unauthenticated = () => new HttpError(401, 'unauthenticated', 'Please log in again.');
export const wrongCredentials = () =>
  new HttpError(401, 'wrong_credentials', 'The phone number or the password is not right.');
export const signInExpired = () => new HttpError(401, 'sign_in_expired', 'This sign-in took too long. Start again.');
export const forbidden = () => new HttpError(403, 'forbidden', 'Your roles do not allow this. Ask an admin.');
export const passwordChangeRequired = () =>
  new HttpError(403, 'password_change_required', 'Choose a new password first.');
export const crossSite = () => new HttpError(403, 'cross_site', 'This call came from another site and was refused.');
export const notFound = () => new HttpError(404, 'not_found', 'This does not exist, or no longer does.');
/** `current` is the record in the contract's format, for comparison with what the person typed. */
export const changedMeanwhile = (current: unknown) =>
  new HttpError(409, 'changed_meanwhile', 'This changed while you were editing. Nothing was saved.', {
    current,
  });
export const refused = (message: string) => new HttpError(409, 'refused', message);
/** Refuses an action that needs the person's confirmation. */
export const notMeant = (message: string) => new HttpError(409, 'not_meant', message);
export const methodNotAllowed = (allowed: string[]) =>
  new HttpError(405, 'method_not_allowed', 'This address does not answer that method.', {
    headers: { Allow: allowed.join(', ') },
  });
export const tooLarge = () => new HttpError(413, 'too_large', 'The body is too large.');
export const wrongMediaType = (message = 'Send the body as plain JSON.') =>
  new HttpError(415, 'wrong_media_type', message);
export const tooMany = (seconds: number) =>
  new HttpError(429, 'too_many', `Too many tries. Wait ${waitingTime(seconds)} and try again.`, {
    headers: { 'Retry-After': String(Math.ceil(seconds)) },
  });
export const storageFull = () =>
  new HttpError(
    507,
    'storage_full',
    'The server has no room left on its disk. Nothing of this was kept. Tell an admin, and try again once there is room.',
  );
export const unavailable = () =>
  new HttpError(503, 'unavailable', 'The server is busy or restarting. Try again in a moment.', {
    headers: { 'Retry-After': '2' },
  });

const waitingTime = (seconds: number) => {
  if (seconds <= 90) return `${Math.ceil(seconds)} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
};
