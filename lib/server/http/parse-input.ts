import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import type { Issue } from '@/lib/contracts/base/answers';
import type { Endpoint } from '@/lib/contracts/base/endpoint';
import { assertText, readJson } from './body';
import { badInput, malformed, notFound } from '../errors';

// Sentences such as "expected string, received number": only needed on the server, forms have their own.
z.config(z.locales.en());

type Part = 'params' | 'query' | 'body';

const toIssues = (part: Part, issues: z.core.$ZodIssue[]): Issue[] =>
  issues.map((issue) => ({
    path: [
      ...(part === 'body' ? [] : [part]),
      ...issue.path.map((step) => (typeof step === 'number' ? step : String(step))),
    ],
    message: issue.message,
  }));

/** Path parameters as named in the endpoint's path: `/api/me/sessions/[id]` gives `{ id }`. */
function readParams(path: string, pathname: string): Record<string, string> {
  const names = [...path.matchAll(/\[(\w+)\]/g)].map((match) => match[1] ?? '');
  if (names.length === 0) return {};
  const pattern = new RegExp(`^${path.replace(/\[\w+\]/g, '([^/]+)')}/?$`);
  const values = pattern.exec(pathname)?.slice(1);
  if (!values) throw notFound();
  try {
    return Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));
  } catch {
    throw malformed('The address has a broken character.');
  }
}

function readQuery(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name);
    [name, ...values].forEach(assertText);
    query[name] = values.length > 1 ? values : (values[0] ?? '');
  }
  return query;
}

const isEmptyObject = (raw: unknown) =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw) && Object.keys(raw).length === 0;

/** A part the endpoint does not declare must not be sent. */
async function parsePart(part: Part, schema: z.ZodMiniType | undefined, raw: unknown): Promise<unknown> {
  if (!schema) {
    if (raw === undefined || isEmptyObject(raw)) return undefined;
    throw badInput([{ path: part === 'body' ? [] : [part], message: 'Nothing is expected here.' }]);
  }
  const parsed = await schema.safeParseAsync(raw);
  if (parsed.success) return parsed.data;
  if (part === 'params') throw notFound();
  throw badInput(toIssues(part, parsed.error.issues));
}

/** Parses a query as the endpoint would. @throws 400 when it is not as declared. */
export const queryOf = (endpoint: Endpoint, search: URLSearchParams): Promise<unknown> =>
  parsePart('query', endpoint.query, readQuery(search));

/**
 * All declared parts, validated.
 * @throws 4xx for input that is not as declared; a path with an invalid id is a 404.
 */
export async function parseInput(endpoint: Endpoint, request: IncomingMessage): Promise<Record<Part, unknown>> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const params = readParams(endpoint.path, url.pathname);
  Object.values(params).forEach(assertText);
  return {
    params: await parsePart('params', endpoint.params, params),
    query: await parsePart('query', endpoint.query, readQuery(url.searchParams)),
    body:
      endpoint.upload || endpoint.resumable
        ? undefined
        : await parsePart('body', endpoint.body, await readJson(request)),
  };
}
