import { lookup } from 'node:dns/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { isVideoStart } from '@/lib/domain/videos/reading/read-video';
import type { LinkState } from '@/lib/domain/videos/video-text';
import { SECOND } from '../../clock';
import { isPublicAddress } from '../../http/public-address';

/** Resolves a name to addresses, and tells which addresses may be connected to. */
export interface Reach {
  resolve: (host: string) => Promise<string[]>;
  isAllowed: (address: string) => boolean;
  port?: number;
}

const PUBLIC: Reach = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
};

/** Enough bytes to identify a file's type. */
const HEAD = 64;

const STATES: Record<number, LinkState> = { 401: 'private', 403: 'private', 404: 'gone', 410: 'gone' };

async function headOf(answer: IncomingMessage): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of answer) {
    parts.push(part as Buffer);
    length += (part as Buffer).length;
    if (length >= HEAD) break;
  }
  answer.destroy();
  return new Uint8Array(Buffer.concat(parts).subarray(0, HEAD));
}

/** Requests the first bytes from an already resolved address, which is used whatever the name resolves to by then. */
const ask = (url: URL, address: string, port: number | undefined): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const family = isIP(address);
    const request = (url.protocol === 'https:' ? https : http).get(
      url,
      {
        ...(port !== undefined && { port }),
        headers: { Range: `bytes=0-${HEAD - 1}`, 'Accept-Encoding': 'identity' },
        agent: false,
        signal: AbortSignal.timeout(10 * SECOND),
        lookup: (_host, options, done) => {
          if (options.all) done(null, [{ address, family }]);
          else done(null, address, family);
        },
      },
      resolve,
    );
    request.on('error', reject);
  });

/**
 * Checks the first bytes of a linked file. It never reaches into this network: the name is resolved once, that address
 * is checked and used, and redirects are not followed.
 */
export async function checkFile(link: string, { resolve, isAllowed, port }: Reach = PUBLIC): Promise<LinkState> {
  try {
    const url = new URL(link);
    const addresses = await resolve(url.hostname);
    const [address] = addresses;
    if (!address || !addresses.every(isAllowed)) return 'unknown';
    const answer = await ask(url, address, port);
    if (answer.statusCode !== 200 && answer.statusCode !== 206) {
      answer.destroy();
      return STATES[answer.statusCode ?? 0] ?? 'unknown';
    }
    return isVideoStart(await headOf(answer)) ? 'live' : 'no_video';
  } catch {
    return 'unknown';
  }
}
