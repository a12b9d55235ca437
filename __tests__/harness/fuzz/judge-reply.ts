import { judgeForm } from './judge-form';
import { judgeWrites } from './may-write';
import type { Operation } from './operations';
import { tidied } from './reached-operation';
import type { JsonSchema } from './sample-values';
import type { Reply, Shot } from './send-call';

/** Texts that a response must never show. No value that is sent contains any of them. */
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

/** All of these that occur in a text. */
export const leaksOf = (text: string): string[] =>
  LEAKS.filter(([, pattern]) => pattern.test(text)).map(([what]) => what);

/**
 * A slower response counts as a hang. The product promises that none hangs, whatever is sent; calls are sequential, so
 * no call waits for another.
 */
export const LONGEST_WAIT = 2000;

export interface Caller {
  /** As reports name them. */
  name: string;
  /** Null for anonymous callers. */
  roles: readonly string[] | null;
  userId?: string;
  token?: string;
}

export interface Judged {
  /** The operation the call was generated for. */
  operation: Operation;
  /** The operation the sent call matches; null where none is declared. */
  reached: Operation | null;
  caller: Caller;
  shot: Shot;
  reply: Reply | null;
  /** Milliseconds until the whole response arrived. */
  took: number;
  /** Changed tables, as far as they were checked. */
  changed: string[];
}

export const isGood = (reply: Reply | null): reply is Reply =>
  reply !== null && reply.status >= 200 && reply.status < 300;

/** Everything wrong with the response to a call. */
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
