import type { Endpoint } from './endpoint';

/** What each failure status means to the caller. */
const FAILURES = {
  400: ['BadInput', 'The request does not match its schema; `issues` says where.'],
  401: ['NotSignedIn', 'The token or the credentials are not valid.'],
  403: ['Forbidden', 'The roles of the caller do not allow it, or the call came from another site.'],
  404: ['NotFound', 'It does not exist, or the caller may not see it.'],
  409: ['Conflict', 'It changed meanwhile (`current` holds it as it is now), or a rule refuses it.'],
  413: ['TooLarge', 'The body is too large.'],
  415: ['WrongMediaType', 'The content type is not the declared one.'],
  429: ['TooMany', 'Too many requests; `Retry-After` says when to try again.'],
} as const;

type Status = keyof typeof FAILURES;

const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

/** Failure responses that operations refer to. */
export const failureResponses = (): Record<string, unknown> =>
  Object.fromEntries(Object.values(FAILURES).map(([name, description]) => [name, { description, content: failure }]));

/** Client failure statuses that an endpoint may answer with. */
function statusesOf({ access, method, params, body, upload, resumable }: Endpoint): Status[] {
  const isRead = method === 'GET' || method === 'HEAD';
  const isOpen = access === 'public';
  const hasContent = Boolean(body ?? upload ?? resumable) && !isRead;
  const may: Record<Status, boolean> = {
    400: true,
    401: !isOpen || hasContent,
    403: !isOpen || !isRead,
    404: params !== undefined,
    409: !isOpen && !isRead,
    413: hasContent,
    415: hasContent,
    429: isOpen && hasContent,
  };
  return (Object.keys(FAILURES).map(Number) as Status[]).filter((status) => may[status]);
}

/** The same statuses as responses of an operation. */
export const failuresOf = (endpoint: Endpoint): Record<string, unknown> => ({
  ...Object.fromEntries(
    statusesOf(endpoint).map((status) => [status, { $ref: `#/components/responses/${FAILURES[status][0]}` }]),
  ),
  default: { description: 'Not done; says why.', content: failure },
});
