import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBytes } from '../../http/body';
import { providerName } from '../../platform/messaging/open-provider';
import { answerSandbox } from './service';

const BASE = '/api/message-sandbox';

/** Handles requests to the built-in provider; there is none when the settings name another. */
export async function sandboxRoute(request: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  const say = (status: number, body: unknown) => {
    // The documented content type is text, although the body is JSON.
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  try {
    if (providerName() !== 'sandbox') return say(404, { status: 'error', message: 'Not Found' });
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const fields = Object.fromEntries(new URLSearchParams((await readBytes(request)).toString('utf8')));
    const answer = await answerSandbox({
      method: request.method ?? '',
      path: decodeURIComponent(pathname.slice(BASE.length)),
      apiKey: String(request.headers.apikey ?? ''),
      fields,
    });
    if (answer.isLost) return void request.socket.destroy();
    say(answer.status, answer.body);
  } catch {
    say(500, { status: 'error', message: 'Internal Server Error' });
  }
}
