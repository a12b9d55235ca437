import { leaksOf } from '../fuzz/judge-reply';
import type { Refusal } from './call-api';

interface Expected {
  method: string;
  path: RegExp;
  code: string;
  says?: RegExp;
}

/** The only refusals that writers may get, all because another writer was faster. */
const EXPECTED: readonly Expected[] = [
  // Two writers group the same catalogs concurrently; the later one is refused.
  { method: 'POST', path: /^\/api\/catalog-groups$/, code: 'refused', says: /is in another group already/ },
  // Another writer grouped the catalog between read and save, or an interrupted save was applied late.
  { method: 'PATCH', path: /^\/api\/catalogs\/[^/]+$/, code: 'changed_meanwhile' },
  // An admin took the work back, or an interrupted release was applied late; the ledger checks that one of them
  // happened.
  { method: 'PATCH', path: /^\/api\/catalogs\/[^/]+$/, code: 'hold_ended' },
  { method: 'POST', path: /^\/api\/uploads\/[^/]+\/(release|skip)$/, code: 'hold_ended' },
];

const isExpected = ({ method, path, status, code, message }: Refusal) =>
  status === 409 &&
  EXPECTED.some(
    (one) => one.method === method && one.path.test(path) && one.code === code && (one.says?.test(message) ?? true),
  );

/** What is wrong with a server's error message; null if it says "later" or "no room" in a plain sentence. */
export function judgeExcuse(status: number, message: unknown): string | null {
  const isPlain = typeof message === 'string' && /^[A-Z][^\n{}<>]{10,200}\.$/.test(message);
  if ([503, 507].includes(status) && isPlain && leaksOf(message).length === 0) return null;
  return `answered ${status}: ${String(message).slice(0, 200)}`;
}

/** What is wrong with an error response: writers only make calls that are allowed. */
export function judgeRefusal(refusal: Refusal): string | null {
  const { method, path, status, code, message } = refusal;
  if (status >= 500) return judgeExcuse(status, message);
  return isExpected(refusal) ? null : `refused: ${method} ${path} with ${status} ${code}: ${message}`;
}
