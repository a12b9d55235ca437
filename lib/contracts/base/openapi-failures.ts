import type { Endpoint } from './endpoint';

/** What each status of a failure means to whoever calls. */
const FAILURES = {
  400: ['BadInput', 'What was sent is not as declared; `issues` says where.'],
  401: ['NotSignedIn', 'Nobody is signed in by this token, or what was to prove it is not right.'],
  403: ['Forbidden', 'The roles of the person do not allow it, or the call came from another site.'],
  404: ['NotFound', 'This does not exist, or not for this person.'],
  409: ['Conflict', 'It was changed meanwhile (`current` is how it is now), or a rule refuses it.'],
  413: ['TooLarge', 'Too much was sent at once.'],
  415: ['WrongMediaType', 'The body is of another kind than declared.'],
  429: ['TooMany', 'Too many tries; `Retry-After` says when to come again.'],
} as const;

type Status = keyof typeof FAILURES;

const failure = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

/** The failures that operations refer to. */
export const failureResponses = (): Record<string, unknown> =>
  Object.fromEntries(Object.values(FAILURES).map(([name, description]) => [name, { description, content: failure }]));

/** Which failures of the caller's an endpoint may be answered with. */
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

/** The same as responses of an operation. */
export const failuresOf = (endpoint: Endpoint): Record<string, unknown> => ({
  ...Object.fromEntries(
    statusesOf(endpoint).map((status) => [status, { $ref: `#/components/responses/${FAILURES[status][0]}` }]),
  ),
  default: { description: 'Not done; says why.', content: failure },
});
