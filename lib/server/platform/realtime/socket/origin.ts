import type { IncomingMessage } from 'node:http';

/**
 * The host for the client to reconnect to, or null for a page of another site: browsers do not limit sockets to one
 * origin. Non-browser clients send no origin.
 */
export function hostFor(request: IncomingMessage, publicUrl: string | undefined): string | null {
  const { origin, host = '' } = request.headers;
  const publicHost = publicUrl && new URL(publicUrl).host;
  if (origin === undefined) return publicHost ?? host;
  if (!URL.canParse(origin)) return null;
  const { host: from } = new URL(origin);
  return from === host || from === publicHost ? from : null;
}
