import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { onPostgres } from './bench-postgres';
import { addAdmin, type Place, withDatabase, withProcess } from './bench-server';
import type { Figure, Section } from './figures';
import { withFolder } from './processes';
import { median, quantile } from './statistics';

const SECRET = crypto.randomUUID();
const PATH = '/api/webhooks/gupshup';
/** Calls per second, for this many seconds; each second delivers the last events of all kinds of messages. */
const [RATE, SECONDS] = [200, 30];
/** Calls that a stranger may send, each kind this often. */
const STRANGERS = 100;

const agent = new http.Agent({ keepAlive: true, maxSockets: 64 });

const eventOf = (nth: number) =>
  JSON.stringify({
    app: 'BOMB',
    timestamp: 1795586402000 + nth,
    version: 2,
    type: 'message-event',
    payload: {
      id: `wamid.bench-${nth >> 1}`,
      gsId: crypto.randomUUID(),
      type: nth % 2 ? 'read' : 'delivered',
      destination: `9198${String(nth).padStart(8, '0')}`,
      payload: { ts: 1795586402 },
    },
  });

interface Answered {
  status: number;
  ms: number;
}

const post = (origin: string, path: string, body: string | Buffer, headers: Record<string, string>) =>
  new Promise<Answered>((resolve) => {
    const began = performance.now();
    const end = (status: number) => resolve({ status, ms: performance.now() - began });
    const request = http.request(
      origin + path,
      { method: 'POST', agent, headers: { 'Content-Type': 'application/json', ...headers } },
      (response) => {
        response.resume();
        response.on('end', () => end(response.statusCode ?? 0));
      },
    );
    // The server closes the connection on a much too large body.
    request.on('error', () => end(0));
    request.end(body);
  });

const ours = { Authorization: `Bearer ${SECRET}` };

/** The provider's calls, at its maximum rate, whether or not earlier calls were answered. */
async function told(origin: string): Promise<Answered[]> {
  const calls: Promise<Answered>[] = [];
  const began = performance.now();
  for (let nth = 0; nth < RATE * SECONDS; nth += 1) {
    const wait = began + (nth * 1000) / RATE - performance.now();
    if (wait > 1) await pause(wait);
    calls.push(post(origin, PATH, eventOf(nth), ours));
  }
  return Promise.all(calls);
}

/** Strangers' calls, in turn. */
async function refused(origin: string): Promise<Answered[]> {
  const answers: Answered[] = [];
  for (let nth = 0; nth < STRANGERS; nth += 1) {
    answers.push(await post(origin, PATH, eventOf(nth), {}));
    answers.push(await post(origin, PATH, eventOf(nth), { Authorization: 'Bearer of-yesterday' }));
    answers.push(await post(origin, '/api/webhooks/cloud', eventOf(nth), { 'X-Hub-Signature-256': 'sha256=00' }));
    answers.push(await post(origin, `${PATH}/more`, eventOf(nth), ours));
  }
  return answers;
}

async function timesOn(engine: string, place: Place): Promise<Figure[]> {
  await withDatabase(place, () => addAdmin());
  const stored = 'select count(*)::int as n from webhook_deliveries';
  return withProcess(place, async (origin) => {
    await post(origin, PATH, eventOf(-2), ours);
    const strangers = await refused(origin);
    const calls = await told(origin);
    const times = calls.map(({ ms }) => ms);
    return {
      strangers: strangers.map(({ ms }) => ms),
      times,
      lost: calls.filter(({ status }) => status !== 200).length,
      let: strangers.filter(({ status }) => status !== 404).length,
    };
  }).then(async (seen) => {
    const kept = await withDatabase(
      place,
      async ({ pool }) => (await pool.query<{ n: number }>(stored)).rows[0]?.n ?? 0,
    );
    return [
      { name: `${engine}: acknowledged ${RATE} a second, p50`, value: median(seen.times), unit: 'ms' },
      { name: `${engine}: p99`, value: quantile(seen.times, 0.99), unit: 'ms', goal: { atMost: 100 } },
      { name: `${engine}: not acknowledged`, value: seen.lost, goal: { is: 0 } },
      { name: `${engine}: acknowledged and not kept`, value: RATE * SECONDS + 1 - kept, goal: { is: 0 } },
      {
        name: `${engine}: strangers refused in, p99`,
        value: quantile(seen.strangers, 0.99),
        unit: 'ms',
        goal: { atMost: 50 },
      },
      { name: `${engine}: strangers who were not refused`, value: seen.let, goal: { is: 0 } },
    ];
  });
}

const env = { WHATSAPP_PROVIDER: 'sandbox', WHATSAPP_WEBHOOK_SECRET: SECRET };

/** Time until the provider's events are acknowledged and strangers rejected. */
export const measureWebhook = async (): Promise<Section> => ({
  title: `Webhook of messages: ${RATE} events a second for ${SECONDS} s`,
  note: 'Each event of a message nobody knows, kept before it is acknowledged and worked on beside.',
  figures: [
    ...(await withFolder((folder) => timesOn('embedded', { folder, env }))),
    ...(await onPostgres((databaseUrl) => withFolder((folder) => timesOn('PostgreSQL', { folder, databaseUrl, env })))),
  ],
});
