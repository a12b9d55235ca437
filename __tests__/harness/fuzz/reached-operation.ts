import type { Operation } from './operations';
import type { Shot } from './send-call';

const withoutQuery = (path: string): string => path.split('?')[0] ?? '';

/** The address that a normalizing server would read a malformed one as. */
export const tidied = (path: string): string =>
  path
    .replace(/^\/_next\/data\/\w+(.*)\.json/, '$1')
    .replace(/%2f/gi, '/')
    .replace(/%2e/gi, '.')
    .replace(/\/\.\//g, '/')
    .replace(/\/api\/\.\.\//, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/\/(\?|$)/, '$1')
    .replace(/^\/API/, '/api');

/**
 * The operation that the sent call matches. A modified method or address can make it another one than the call was
 * generated for, and permission and ownership are checked for this one. Null where none is declared.
 */
export function findReached(operations: readonly Operation[], { method, path }: Pick<Shot, 'method' | 'path'>) {
  const address = withoutQuery(tidied(path));
  const parameters = (operation: Operation) => operation.path.split('{').length;
  // As in the router, a fixed address takes precedence over a parameter.
  const [nearest] = operations
    .filter(({ pattern }) => pattern.test(address))
    .sort((one, other) => parameters(one) - parameters(other));
  const here = operations.filter((operation) => operation.path === nearest?.path);
  const of = (name: string) => here.find((operation) => operation.method === name);
  // A HEAD is a GET without a body, unless it is declared as an operation of its own.
  return of(method) ?? (method === 'HEAD' ? of('GET') : undefined) ?? null;
}

/** Whether an operation was called with its own method and address, both unmodified. */
export const isStraight = ({ method, pattern }: Operation, shot: Pick<Shot, 'method' | 'path'>): boolean =>
  shot.method === method && pattern.test(withoutQuery(shot.path));
