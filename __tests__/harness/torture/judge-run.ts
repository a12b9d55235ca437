import { SECOND } from '@/lib/server/clock';
import { quantile } from '../bench/statistics';
import { type Kind, KINDS } from './ledger';

/** After a kill a server must answer again so soon, in milliseconds. */
export const LONGEST_REOPENING = 10 * SECOND;

/** What was never acknowledged, and so never looked at. */
export const missingOf = (acknowledged: ReadonlyMap<Kind, number>, lateSaves: number): string[] => [
  ...KINDS.filter((kind) => !acknowledged.get(kind)),
  ...(lateSaves === 0 ? ['saves that came too late'] : []),
];

/** A run that could not see a kind of write proves nothing of it. */
export const judgeMissing = (missing: readonly string[]): string[] =>
  missing.map((kind) => `never acknowledged: ${kind}`);

/** The most common and the slowest reopening, as a run tells them. */
export const tellReopening = (times: readonly number[]): string =>
  `${times.length} reopenings, p50 ${(quantile(times, 0.5) / SECOND).toFixed(2)} s, p99 ${(quantile(times, 0.99) / SECOND).toFixed(2)} s`;

/** What is wrong with how long servers took from their start to their first answer after a kill, in milliseconds. */
export function judgeReopening(times: readonly number[]): string[] {
  if (times.length === 0) return ['nothing was opened again'];
  return quantile(times, 0.99) > LONGEST_REOPENING ? [`opened again too late: ${tellReopening(times)}`] : [];
}
