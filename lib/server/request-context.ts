import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './process-wide';

const context = processWide('request-context', () => new AsyncLocalStorage<{ requestId: string }>());

/** Runs a call's work so that its log and audit entries can include the call's id. */
export const withinRequest = <Result>(requestId: string, work: () => Promise<Result>): Promise<Result> =>
  context.run({ requestId }, work);

/** Id of the call this work belongs to; undefined in commands and jobs. */
export const currentRequestId = (): string | undefined => context.getStore()?.requestId;
