import { FolderTaken } from '../server/db/folder-lock';
import { EnvError } from '../server/env';

const wordsFor = (error: unknown): string | null => {
  if (error instanceof FolderTaken || error instanceof EnvError) return error.message;
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${address} is in use by another program. Stop that one first, or set PORT to another number.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Set PORT to a number above 1023.`;
  return null;
};

/** Ends a command that cannot go on, in words; what nobody foresaw is shown as it is. */
export function tellAndExit(error: unknown): never {
  console.error(wordsFor(error) ?? error);
  process.exit(1);
}
