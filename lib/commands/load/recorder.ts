import { quantile } from '../bench/statistics';

export interface Call {
  /** What somebody did: "list of sellers". */
  kind: string;
  isWrite: boolean;
  /** 0 when no answer came. */
  status: number;
  /** The answer said when to come again. */
  hasRetryAfter: boolean;
  /** Milliseconds after the run began, and how long the answer took. */
  at: number;
  ms: number;
}

/** Two people changed one record, which is said plainly: no error of the server. */
const CONFLICT = 409;
const SHED = [429, 503];

export const isGood = ({ status }: Call) => (status >= 200 && status < 300) || status === CONFLICT;
/** Turned away as one should be: with the time to come again. */
export const isShed = ({ status, hasRetryAfter }: Call) => SHED.includes(status) && hasRetryAfter;
export const isError = (call: Call) => !isGood(call) && !isShed(call);

const times = (calls: readonly Call[]) => calls.map(({ ms }) => ms);
export const p99 = (calls: readonly Call[]) => quantile(times(calls), 0.99);

/** One line for each kind of call, the slowest last. */
export function table(calls: readonly Call[]): string {
  const kinds = [...new Set(calls.map(({ kind }) => kind))];
  const rows = kinds
    .map((kind) => ({ kind, own: calls.filter((call) => call.kind === kind) }))
    .sort((a, b) => p99(a.own) - p99(b.own))
    .map(({ kind, own }) => [
      kind,
      String(own.length),
      String(own.filter(isError).length),
      String(own.filter(isShed).length),
      quantile(times(own), 0.5).toFixed(0),
      p99(own).toFixed(0),
      Math.max(...times(own)).toFixed(0),
    ]);
  const all = [['', 'calls', 'errors', 'turned away', 'p50 ms', 'p99 ms', 'most ms'], ...rows];
  const width = (column: number) => Math.max(...all.map((row) => row[column]?.length ?? 0));
  return all
    .map(([name = '', ...cells]) =>
      [name.padEnd(width(0)), ...cells.map((cell, index) => cell.padStart(width(index + 1)))].join('  '),
    )
    .join('\n');
}
