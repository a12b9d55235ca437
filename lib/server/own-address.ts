import { env } from './env';
import { processWide } from './process-wide';

const told = () => processWide('own-address', () => ({ origin: '' }));

/** Where this process answers, once it knows. */
export const tellOwnAddress = (origin: string): void => void (told().origin = origin);

/** Where our own server answers, from this machine: for the built-in provider, which is called by HTTP. */
export const ownAddress = (): string => {
  const { HOST, PORT } = env();
  const host = ['0.0.0.0', '::', '127.0.0.1'].includes(HOST) ? '127.0.0.1' : HOST;
  return told().origin || `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
};
