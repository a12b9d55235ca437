import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './process-wide';

const context = processWide('request-context', () => new AsyncLocalStorage<{ requestId: string }>());

/** Does the work of a call so that whatever it writes down can name the call. */
export const withinRequest = <Result>(requestId: string, work: () => Promise<Result>): Promise<Result> =>
  context.run({ requestId }, work);

/** The call this work belongs to; undefined in commands and jobs. */
export const currentRequestId = (): string | undefined => context.getStore()?.requestId;
