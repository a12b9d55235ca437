import { leaksOf } from '../fuzz/judge-reply';
import type { Refusal } from './call-api';

interface Expected {
  method: string;
  path: RegExp;
  code: string;
  says?: RegExp;
}

/** The only refusals that writers may meet, all of them because another was quicker. */
const EXPECTED: readonly Expected[] = [
  // Two people group the same catalogs at once; whoever comes second is told.
  { method: 'POST', path: /^\/api\/catalog-groups$/, code: 'refused', says: /is in another group already/ },
  // Others grouped the catalog between reading and saving, or a save that broke off came in late.
  { method: 'PATCH', path: /^\/api\/catalogs\/[^/]+$/, code: 'changed_meanwhile' },
  // An admin took the work back, or a release that broke off came in late; the ledger looks whether somebody did.
  { method: 'PATCH', path: /^\/api\/catalogs\/[^/]+$/, code: 'hold_ended' },
  { method: 'POST', path: /^\/api\/uploads\/[^/]+\/(release|skip)$/, code: 'hold_ended' },
];

const isExpected = ({ method, path, status, code, message }: Refusal) =>
  status === 409 &&
  EXPECTED.some(
    (one) => one.method === method && one.path.test(path) && one.code === code && (one.says?.test(message) ?? true),
  );

/** What is wrong with how a server excuses itself; null when it says "later" or "no room" in a plain sentence. */
export function judgeExcuse(status: number, message: unknown): string | null {
  const isPlain = typeof message === 'string' && /^[A-Z][^\n{}<>]{10,200}\.$/.test(message);
  if ([503, 507].includes(status) && isPlain && leaksOf(message).length === 0) return null;
  return `answered ${status}: ${String(message).slice(0, 200)}`;
}

/** What is wrong with an answer that is no yes: writers ask for nothing but what they may have. */
export function judgeRefusal(refusal: Refusal): string | null {
  const { method, path, status, code, message } = refusal;
  if (status >= 500) return judgeExcuse(status, message);
  return isExpected(refusal) ? null : `refused: ${method} ${path} with ${status} ${code}: ${message}`;
}
