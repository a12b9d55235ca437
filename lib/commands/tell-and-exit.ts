import { FolderTaken } from '../server/db/folder-lock';
import { DemoDataRefused } from '../server/seed/seed-demo';
import { EnvError } from '../server/env';

/** A command cannot do what was asked; the message says why and what to do. */
export class CommandRefused extends Error {}

interface SystemError {
  code?: string;
  syscall?: string;
  port?: number;
  address?: string;
  path?: string;
}

const listening = ({ code, port, address }: SystemError): string | null => {
  if (code === 'EADDRINUSE')
    return `Port ${port} on ${address} is in use by another program. Stop that one first, or set PORT to another number.`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account. Set PORT to a number above 1023.`;
  return `The server cannot listen on ${address ?? 'HOST'} (${code}). Set HOST to an address of this machine.`;
};

const wordsFor = (error: unknown): string | null => {
  if ([FolderTaken, EnvError, DemoDataRefused, CommandRefused].some((kind) => error instanceof kind))
    return (error as Error).message;
  const system = (error ?? {}) as SystemError;
  if (system.syscall === 'listen' || system.syscall === 'getaddrinfo') return listening(system);
  if (system.path && /^(EACCES|EPERM|EROFS|ENOTDIR|ENOSPC)$/.test(system.code ?? ''))
    return `The data folder cannot be used: ${system.path} (${system.code}). Set DATA_DIR to a folder you may write to.`;
  if (system.syscall === 'connect')
    return `The database at ${system.address}:${system.port} does not answer (${system.code}). Check DATABASE_URL.`;
  return null;
};

/** Ends a command that cannot go on with a readable message; unexpected errors are printed as they are. */
export function tellAndExit(error: unknown): never {
  console.error(wordsFor(error) ?? error);
  process.exit(1);
}
