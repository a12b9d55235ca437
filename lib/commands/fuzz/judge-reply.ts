import * as z from 'zod';
import type { Operation } from './operations';
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

export interface Caller {
  /** As reports name them. */
  name: string;
  /** Null is nobody. */
  roles: readonly string[] | null;
  userId?: string;
  token?: string;
}

export interface Judged {
  operation: Operation;
  caller: Caller;
  shot: Shot;
  reply: Reply | null;
  /** Tables in which something changed, as far as anybody looked. */
  changed: string[];
}

/** What a refused call may write: its own count of tries, and what is noted of a failed sign-in. */
const MAY_WRITE: Record<string, string[]> = {
  auth: ['rate_limits', 'audit_entries', 'login_tickets', 'sessions', 'password_resets', 'notifications', 'users'],
  me: ['rate_limits', 'audit_entries'],
};

const schemas = new WeakMap<JsonSchema, z.ZodType>();

function fits(schema: JsonSchema, value: unknown): string | null {
  const known = schemas.get(schema) ?? z.fromJSONSchema(schema as never);
  schemas.set(schema, known);
  const parsed = known.safeParse(value);
  if (parsed.success) return null;
  const [issue] = parsed.error.issues;
  return `${issue?.path.join('.')}: ${issue?.message}`;
}

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const isAt = ({ operation, shot }: Judged, path: string): boolean =>
  shot.method === operation.method &&
  new RegExp(`^${operation.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path.split('?')[0] ?? '');

/** Whether the call went to the operation itself: its own method, an address that was not bent. */
const isItsOwn = (judged: Judged): boolean => isAt(judged, judged.shot.path);

/** The address that a bent one could be taken for by somebody who tidies it up. */
const tidied = (path: string): string =>
  path
    .replace(/^\/_next\/data\/\w+(.*)\.json/, '$1')
    .replace(/%2f/gi, '/')
    .replace(/%2e/gi, '.')
    .replace(/\/api\/\.\.\//, '/')
    .replace(/\/\.\//g, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/\/(\?|$)/, '$1')
    .replace(/^\/API/, '/api');

/** Answered by Node.js itself, before anything of ours is asked: an Expect nobody can meet, headers too long. */
const isOfRuntime = ({ status, text }: Reply) => [417, 431].includes(status) && text === '';

function judgeForm(judged: Judged, reply: Reply, failure: JsonSchema): string[] {
  const { operation, shot } = judged;
  if (!isItsOwn(judged) || shot.method === 'HEAD' || isOfRuntime(reply) || (reply.status >= 300 && reply.status < 400))
    return [];
  const value = readJson(reply.text);
  if (reply.status >= 400) {
    const problem = fits(failure, value);
    const isStored = reply.headers['cache-control'] !== 'no-store';
    return [...(problem ? [`a refusal of another form: ${problem}`] : []), ...(isStored ? ['may be stored'] : [])];
  }
  const problem = operation.answer && fits(operation.answer, value);
  return problem ? [`an answer not as its schema says: ${problem}`] : [];
}

/** Everything that is wrong with how a call was answered. */
export function judgeReply(judged: Judged, failure: JsonSchema): string[] {
  const { operation, caller, shot, reply, changed } = judged;
  if (!reply) return ['no answer'];
  const { status, text } = reply;
  const isGood = status >= 200 && status < 300;
  const problems: string[] = [];
  if (status >= 500) problems.push(`answered ${status}`);
  problems.push(...leaksOf(text).map((what) => `shows ${what}`));
  if (isGood && isAt(judged, tidied(shot.path)) && !operation.isOpenTo(caller.roles))
    problems.push('let in whom the role table forbids');
  const isUnknownMethod = !operation.allMethods.includes(shot.method) && shot.method !== 'HEAD';
  if (isGood && isUnknownMethod && shot.path.startsWith('/api/'))
    problems.push(`answered a ${shot.method} nobody declared`);
  const mayWrite = MAY_WRITE[operation.area] ?? [];
  const unexpected = changed.filter((table) => !mayWrite.includes(table));
  if (!isGood && unexpected.length > 0) problems.push(`refused, and changed ${unexpected.join(', ')}`);
  return [...problems, ...judgeForm(judged, reply, failure)];
}
