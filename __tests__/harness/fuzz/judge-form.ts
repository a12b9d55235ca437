import * as z from 'zod';
import type { Operation } from './operations';
import type { JsonSchema } from './sample-values';
import type { Reply, Shot } from './send-call';
import { isStraight } from './reached-operation';

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

/** Answered by Node.js itself, before our code runs: an Expect header that cannot be met, headers that are too long. */
const isOfRuntime = ({ status, text }: Reply) => [417, 431].includes(status) && text === '';

/** Shared caches must not mix people up: a file may be cached by one browser, everything else by none. */
function judgeStorage({ answer }: Operation, { status, headers }: Reply): string[] {
  const rule = headers['cache-control'] ?? '';
  const isFile = status < 400 && answer === null;
  return rule === 'no-store' || (isFile && rule.startsWith('private')) ? [] : ['may be stored'];
}

/** The page buyers see when their address does not exist. */
const isPageOfNothing = ({ isPage }: Operation, { status, headers }: Reply) =>
  isPage && status === 404 && (headers['content-type'] ?? '').startsWith('text/html');

/** Whether a response has the declared form, provided that the operation was requested unmodified. */
export function judgeForm(reached: Operation | null, shot: Shot, reply: Reply, failure: JsonSchema): string[] {
  const isMoved = reply.status >= 300 && reply.status < 400;
  if (!reached || !isStraight(reached, shot) || isOfRuntime(reply) || isMoved) return [];
  const stored = judgeStorage(reached, reply);
  if (shot.method === 'HEAD') return stored;
  if (isPageOfNothing(reached, reply)) return stored;
  if (reply.status >= 400) {
    const problem = fits(failure, readJson(reply.text));
    return problem ? [...stored, `a refusal of another form: ${problem}`] : stored;
  }
  if (reached.isResumable && reply.text === '') return stored;
  const problem = reached.answer && fits(reached.answer, readJson(reply.text));
  return problem ? [...stored, `an answer not as its schema says: ${problem}`] : stored;
}
