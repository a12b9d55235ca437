import { meApi } from '@/lib/contracts/me';
import { type CallOptions, call } from '@/lib/client/http/call';
import { mockEndpoint, refusal } from './mock-endpoint';

/** A call that needs a session. */
export const list = (options?: CallOptions) => call(meApi.sessions, {}, options);
/** The browser's stored value of this key. */
export const stored = (key: string): unknown => JSON.parse(window.localStorage.getItem(key) ?? 'null');
export const tenAtOnce = () => Promise.allSettled(Array.from({ length: 10 }, () => list()));

/** The endpoint accepts only this access token. */
export const takes = (accessToken: string) =>
  mockEndpoint(meApi.sessions, ({ headers }) =>
    headers.get('Authorization') === `JWT ${accessToken}` ? [] : refusal(401),
  );
