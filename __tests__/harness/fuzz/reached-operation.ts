import type { Operation } from './operations';
import type { Shot } from './send-call';

const withoutQuery = (path: string): string => path.split('?')[0] ?? '';

/** The address that a bent one could be taken for by somebody who tidies it up. */
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
 * What a call asks for as it was sent, which a bent method or address makes another operation than the one it was made
 * for: whether somebody may do it, and whose it is, is a question about this one. Null where nothing is declared.
 */
export function findReached(operations: readonly Operation[], { method, path }: Pick<Shot, 'method' | 'path'>) {
  const address = withoutQuery(tidied(path));
  const parameters = (operation: Operation) => operation.path.split('{').length;
  // As in the router, a fixed address wins over one with a parameter.
  const [nearest] = operations
    .filter(({ pattern }) => pattern.test(address))
    .sort((one, other) => parameters(one) - parameters(other));
  const here = operations.filter((operation) => operation.path === nearest?.path);
  const of = (name: string) => here.find((operation) => operation.method === name);
  // A HEAD is a GET whose body stays behind, unless it is a call of its own.
  return of(method) ?? (method === 'HEAD' ? of('GET') : undefined) ?? null;
}

/** Whether an operation was asked for by its own method and address, neither of them bent. */
export const isStraight = ({ method, pattern }: Operation, shot: Pick<Shot, 'method' | 'path'>): boolean =>
  shot.method === method && pattern.test(withoutQuery(shot.path));
