import { env } from './env';
import { processWide } from './process-wide';

const told = () => processWide('own-address', () => ({ origin: '' }));

/** Stores the process's address once it is known. */
export const tellOwnAddress = (origin: string): void => void (told().origin = origin);

/** Our own server's address on this machine: for the built-in provider, which is called over HTTP. */
export const ownAddress = (): string => {
  const { HOST, PORT } = env();
  const host = ['0.0.0.0', '::', '127.0.0.1'].includes(HOST) ? '127.0.0.1' : HOST;
  return told().origin || `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
};
