import '@/lib/commands/load-env';
import '@/lib/commands/quiet-log';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { tellAndExit } from '@/lib/commands/tell-and-exit';
import { sandboxRoute } from '@/lib/server/areas/message-sandbox/http-service';
import { stepCampaign } from '@/lib/server/areas/messages/campaign-step-service';
import type { Actor } from '@/lib/server/auth/actor';
import { webhookRoute } from '@/lib/server/areas/messages/webhook-service';
import { startMessenger } from '@/lib/server/background/messenger';
import { type Database, openDatabase } from '@/lib/server/db/database';
import { env } from '@/lib/server/env';
import { tellOwnAddress } from '@/lib/server/own-address';

/** Share of webhook calls that are answered with a 500, half of them after they were stored. */
const FAULTS = 0.01;

function serve(request: http.IncomingMessage, response: http.ServerResponse): void {
  const isWebhook = request.url?.startsWith('/api/webhooks/') ?? false;
  const chance = isWebhook ? Math.random() : 1;
  if (chance < FAULTS / 2) return void response.writeHead(500).end();
  const writeHead = response.writeHead.bind(response);
  if (chance < FAULTS) response.writeHead = (() => writeHead(500)) as typeof response.writeHead;
  void (isWebhook ? webhookRoute : sandboxRoute)(request, response);
}

const OPEN = `select (select count(*) from messages m join campaigns c on c.id = m.campaign_id
    where m.stage in ('queued', 'sending') and c.status in ('sending', 'paused'))
  + (select count(*) from sandbox_events where done_at is null)
  + (select count(*) from webhook_deliveries where done_at is null) as open`;

/** Reports when no message is waiting and no event is pending. */
async function watch({ pool }: Database): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ open: string }>(OPEN);
    if (Number(rows[0]?.open) === 0) return console.log('All is carried');
    await pause(500);
  }
}

const admin = (userId: string): Actor => ({
  ...{ userId, sessionId: userId, name: '', roles: ['admin'], mustChangePassword: false },
});

/** Repeated kills leave many messages unclear, which pauses the campaign: an admin resumes it. */
async function goOn({ pool }: Database): Promise<void> {
  const paused = "select id, version, created_by_id from campaigns where status = 'paused'";
  for (;;) {
    const { rows } = await pool.query<{ id: string; version: number; created_by_id: string }>(paused);
    for (const { id, version, created_by_id: maker } of rows)
      await stepCampaign(id, { to: 'sending', version }, admin(maker));
    await pause(100);
  }
}

/** Waits until this process sends its first message; returns immediately if none is waiting. */
async function untilSending({ pool }: Database, since: Date): Promise<void> {
  const begun = `select exists (select from messages where handed_at >= $1)
    or not exists (select from messages where stage = 'queued') as is_begun`;
  while (!(await pool.query<{ is_begun: boolean }>(begun, [since])).rows[0]?.is_begun) await pause(10);
}

/** An admin stops the campaign some time after its first message was sent. */
async function stopOnTheWay({ pool }: Database): Promise<void> {
  const begun = `select c.id, c.version, m.sender_id from campaigns c join messages m on m.campaign_id = c.id
    where c.status = 'sending' and m.handed_at < now() - interval '3 seconds' limit 1`;
  for (;;) {
    const { rows } = await pool.query<{ id: string; version: number; sender_id: string }>(begun);
    const [found] = rows;
    if (found) {
      const step = { to: 'stopped' as const, reason: 'Wrong photo.', version: found.version };
      return void (await stepCampaign(found.id, step, admin(found.sender_id)));
    }
    await pause(50);
  }
}

/** The message sender, the built-in provider and the webhook, without any page: to be killed and timed. */
async function carry(): Promise<void> {
  const database = await openDatabase(env());
  const server = http.createServer(serve);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  tellOwnAddress(origin);
  const began = new Date();
  const messenger = startMessenger();
  void goOn(database);
  await untilSending(database, began);
  console.log(`BOMB is ready at ${origin}`);
  if (process.argv.includes('stop')) await stopOnTheWay(database);
  void watch(database);
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
