import { SECOND } from '@/lib/server/clock';
import { quantile } from '../bench/statistics';
import { type Kind, KINDS } from './ledger';

/** Maximum milliseconds until a server responds again after a kill. */
export const LONGEST_REOPENING = 10 * SECOND;

/** Kinds of writes that were never acknowledged, and therefore never checked. */
export const missingOf = (acknowledged: ReadonlyMap<Kind, number>, lateSaves: number): string[] => [
  ...KINDS.filter((kind) => !acknowledged.get(kind)),
  ...(lateSaves === 0 ? ['saves that came too late'] : []),
];

/** A run without a kind of write proves nothing about it. */
export const judgeMissing = (missing: readonly string[]): string[] =>
  missing.map((kind) => `never acknowledged: ${kind}`);

/** The median and the slowest reopening, as reported for a run. */
export const tellReopening = (times: readonly number[]): string =>
  `${times.length} reopenings, p50 ${(quantile(times, 0.5) / SECOND).toFixed(2)} s, p99 ${(quantile(times, 0.99) / SECOND).toFixed(2)} s`;

/** What is wrong with the servers' times from start to first response after a kill, in milliseconds. */
export function judgeReopening(times: readonly number[]): string[] {
  if (times.length === 0) return ['nothing was opened again'];
  return quantile(times, 0.99) > LONGEST_REOPENING ? [`opened again too late: ${tellReopening(times)}`] : [];
}
