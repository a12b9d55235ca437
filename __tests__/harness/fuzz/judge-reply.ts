import { judgeForm } from './judge-form';
import { judgeWrites } from './may-write';
import type { Operation } from './operations';
import { tidied } from './reached-operation';
import type { JsonSchema } from './sample-values';
import type { Reply, Shot } from './send-call';

/** What an answer must never show. No value that is sent has any of it. */
const LEAKS: [string, RegExp][] = [
  ['a stack', /\n\s+at |\bat (async )?[\w.<>]+ \([^)]*:\d+:\d+\)/],
  ['a place on the disk', /node_modules|\/lib\/server\/|\.next\/|webpack:|file:\/\/|\/home\/|\/tmp\/|\/work\//],
  ['a statement', /\b(select|insert into|update|delete from)\b.{1,200}\b(from|where|set|values)\b/i],
  [
    'an error of the database',
    /syntax error at|violates|relation "|column "|invalid input syntax|out of range for type/i,
  ],
  ['an error of the program', /\b(TypeError|ReferenceError|RangeError|DrizzleQueryError|ZodError|ECONN\w+|ENOENT)\b/],
  ['a secret', /\$argon2|password_?hash|refresh_?hash|BEGIN PRIVATE KEY/i],
];

/** What of all that a text shows. */
export const leaksOf = (text: string): string[] =>
  LEAKS.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);

/**
 * An answer that takes longer hangs. Promised is that none does, whatever is sent; calls are made one after the other,
 * so that nobody waits for another's.
 */
export const LONGEST_WAIT = 2000;

export interface Caller {
  /** As reports name them. */
  name: string;
  /** Null is nobody. */
  roles: readonly string[] | null;
  userId?: string;
  token?: string;
}

export interface Judged {
  /** What the call was made for. */
  operation: Operation;
  /** What it asks for as it was sent; null where nothing is declared. */
  reached: Operation | null;
  caller: Caller;
  shot: Shot;
  reply: Reply | null;
  /** Milliseconds until the whole answer was here. */
  took: number;
  /** Tables in which something changed, as far as anybody looked. */
  changed: string[];
}

export const isGood = (reply: Reply | null): reply is Reply =>
  reply !== null && reply.status >= 200 && reply.status < 300;

/** Everything that is wrong with how a call was answered. */
export function judgeReply({ reached, caller, shot, reply, took, changed }: Judged, failure: JsonSchema): string[] {
  if (!reply) return ['no answer'];
  const { status, text } = reply;
  const problems: string[] = [];
  if (status >= 500) problems.push(`answered ${status}`);
  if (took > LONGEST_WAIT) problems.push(`took longer than ${LONGEST_WAIT / 1000} s`);
  problems.push(...leaksOf(text).map((what) => `shows ${what}`));
  const isLetIn = isGood(reply);
  if (isLetIn && reached && !reached.isOpenTo(caller.roles)) problems.push('let in whom the role table forbids');
  if (isLetIn && !reached && tidied(shot.path).startsWith('/api/'))
    problems.push(`answered a ${shot.method} nobody declared`);
  problems.push(...judgeWrites({ id: reached?.id, method: shot.method, isGood: isLetIn, changed }));
  return [...problems, ...judgeForm(reached, shot, reply, failure)];
}
