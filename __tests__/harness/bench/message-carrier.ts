import '@/lib/commands/load-env';
import '@/lib/commands/quiet-log';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tellAndExit } from '@/lib/commands/tell-and-exit';
import { sandboxRoute } from '@/lib/server/areas/message-sandbox/http-service';
import { webhookRoute } from '@/lib/server/areas/messages/webhook-service';
import { startMessenger } from '@/lib/server/background/messenger';
import { openDatabase } from '@/lib/server/db/database';
import { env } from '@/lib/server/env';
import { tellOwnAddress } from '@/lib/server/own-address';

/** So many calls of the webhook are answered with a 500, half of them after they were stored. */
const FAULTS = 0.01;

function serve(request: http.IncomingMessage, response: http.ServerResponse): void {
  const isWebhook = request.url?.startsWith('/api/webhooks/') ?? false;
  const chance = isWebhook ? Math.random() : 1;
  if (chance < FAULTS / 2) return void response.writeHead(500).end();
  if (chance < FAULTS) response.writeHead = http.ServerResponse.prototype.writeHead.bind(response, 500);
  void (isWebhook ? webhookRoute : sandboxRoute)(request, response);
}

/** What carries messages, the built-in provider and the webhook, without any page: to be killed and timed. */
async function carry(): Promise<void> {
  const database = await openDatabase(env());
  const server = http.createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  tellOwnAddress(origin);
  const messenger = startMessenger();
  console.log(`BOMB is ready at ${origin}`);
  process.once('SIGTERM', () => {
    server.close();
    server.closeAllConnections();
    void messenger
      .stop()
      .then(database.close)
      .finally(() => process.exit(0));
  });
}

carry().catch(tellAndExit);
