import { createHmac } from 'node:crypto';
import http from 'node:http';
import { consentsOf, recordConsent } from '@/lib/server/areas/buyers/consent-service';
import { workDeliveries } from '@/lib/server/areas/messages/intake-service';
import { orm, transaction } from '@/lib/server/db/database';
import { messageEvents, webhookDeliveries } from '@/lib/server/db/schema/message-events';
import { webhookSecret } from '@/lib/server/platform/messaging/open-provider';
import { serveApi } from '../support/api';
import { changeSettings } from '../support/change-settings';
import { freshPhone } from '../support/seller-factories';

const api = serveApi();
const PATH = '/api/webhooks/gupshup';
const MEGABYTE = 1024 * 1024;

const event = (id: string) =>
  JSON.stringify({
    app: 'BOMB',
    timestamp: 1795586402000,
    version: 2,
    type: 'message-event',
    payload: { id, type: 'enqueued', destination: '919825012345', payload: { whatsappMessageId: `wamid.${id}` } },
  });

const post = (path: string, body: string | Uint8Array, headers: Record<string, string> = {}) =>
  fetch(api.origin + path, {
    method: 'POST',
    body: body as BodyInit,
    headers: { 'Content-Type': 'application/json', ...headers },
  });

const bearer = (secret = webhookSecret()) => ({ Authorization: `Bearer ${secret}` });
const kept = () => orm().$count(webhookDeliveries);

/** Sends a hundred megabytes. Returns the response and the number of bytes sent before it arrived. */
const sendMuch = (headers: Record<string, string>) =>
  new Promise<{ status: number; sent: number }>((resolve) => {
    const piece = Buffer.alloc(64 * 1024, ' ');
    let [sent, isOver] = [0, false];
    const request = http.request(api.origin + PATH, { method: 'POST', headers }, (response) => {
      isOver = true;
      response.resume();
      resolve({ status: response.statusCode ?? 0, sent });
      request.destroy();
    });
    // The server closes the connection of a client that keeps sending.
    request.on('error', () => resolve({ status: 0, sent }));
    const more = () => {
      while (!isOver && sent < 100 * MEGABYTE) {
        sent += piece.length;
        if (!request.write(piece)) return void request.once('drain', more);
      }
      request.end();
    };
    more();
  });

describe('who cannot prove to be the provider finds nothing, and nothing is kept', () => {
  it.each<[string, () => Promise<Response>]>([
    ['no secret', () => post(PATH, event('a1'))],
    ['a wrong secret', () => post(PATH, event('a2'), bearer('x'.repeat(43)))],
    ['the secret without its word', () => post(PATH, event('a3'), { Authorization: String(webhookSecret()) })],
    ['the secret in the address', () => post(`${PATH}?secret=${webhookSecret()}`, event('a4'))],
    ['another path', () => post('/api/webhooks/gupshup/more', event('a5'), bearer())],
    ['the path of another provider', () => post('/api/webhooks/cloud', event('a6'), bearer())],
    ['another method', () => fetch(api.origin + PATH, { headers: bearer() })],
  ])('%s', async (_what, send) => {
    const before = await kept();
    const answer = await send();
    expect([answer.status, await answer.text()]).toEqual([404, '']);
    expect(await kept()).toBe(before);
  });

  it('the secret of yesterday', async () => {
    changeSettings({ WHATSAPP_WEBHOOK_SECRET: 'the-secret-of-today-0123456789' });
    const before = await kept();
    expect((await post(PATH, event('a7'), bearer('the-secret-of-yesterday-0123'))).status).toBe(404);
    expect(await kept()).toBe(before);
  });

  it('anybody, where the provider is real and no secret is set', async () => {
    changeSettings({ WHATSAPP_PROVIDER: 'gupshup' });
    const before = await kept();
    for (const said of ['', 'Bearer ', 'Bearer null'])
      expect((await post(PATH, event('a8'), { Authorization: said })).status).toBe(404);
    expect(await kept()).toBe(before);
  });

  it('a hundred megabytes, of which most are never read', async () => {
    const before = await kept();
    const { status, sent } = await sendMuch({});
    expect([0, 404]).toContain(status);
    expect(sent).toBeLessThan(20 * MEGABYTE);
    expect(await kept()).toBe(before);
  });
});

it('even the provider sends no more than three megabytes at once', async () => {
  const { status, sent } = await sendMuch(bearer());
  expect([0, 413]).toContain(status);
  expect(sent).toBeLessThan(20 * MEGABYTE);
});

it('a provider’s event is answered with an empty body, kept once and handled later', async () => {
  const before = await kept();
  const answers = await Promise.all([1, 2, 3].map(() => post(PATH, event('b1'), bearer())));
  expect(await Promise.all(answers.map(async (one) => [one.status, await one.text()]))).toEqual(
    Array.from({ length: 3 }, () => [200, '']),
  );
  expect(await kept()).toBe(before + 1);
  await workDeliveries();
  // The event's message is unknown: it is parked until a message with that id exists.
  const events = await orm().select().from(messageEvents);
  expect(events.filter(({ providerId }) => providerId === 'b1')).toMatchObject([{ messageId: null, kind: 'enqueued' }]);
});

it.each([
  ['no JSON', 'nothing of the kind'],
  ['a null', 'null'],
  ['an envelope of another kind', JSON.stringify({ type: 'wedding', payload: { id: 1 } })],
  ['numbers where words should be', JSON.stringify({ type: 'message', payload: { id: 7, source: {}, payload: [] } })],
])('%s holds nothing up', async (_what, body) => {
  expect((await post(PATH, body, bearer())).status).toBe(200);
  expect((await post(PATH, event(`after ${body}`), bearer())).status).toBe(200);
  await workDeliveries();
  const rows = await orm().select().from(webhookDeliveries);
  expect(rows.filter(({ doneAt }) => doneAt === null)).toEqual([]);
  const events = await orm().select().from(messageEvents);
  expect(events.some(({ providerId }) => providerId === `after ${body}`)).toBe(true);
});

it('a STOP that is told once more undoes no opt-in that came after it', async () => {
  const number = freshPhone();
  const payload = { id: 'stop1', source: number.slice(1), type: 'text', payload: { text: 'STOP' }, sender: {} };
  const tell = async (timestamp: number) => {
    const body = JSON.stringify({ app: 'BOMB', timestamp, version: 2, type: 'message', payload });
    expect((await post(PATH, body, bearer())).status).toBe(200);
    await workDeliveries();
    return (await consentsOf(orm(), [number])).get(number);
  };
  expect(await tell(1795586402000)).toBe('out');
  const welcome = { number, consent: 'in' as const, source: 'call' as const, proof: '', authorId: null };
  await transaction((tx) => recordConsent(tx, welcome));
  expect(await tell(1795586403000)).toBe('in');
});

describe('Meta signs its bytes', () => {
  const SETTINGS = {
    WHATSAPP_PROVIDER: 'cloud',
    CLOUD_APP_SECRET: 'app secret',
    CLOUD_VERIFY_TOKEN: 'a token',
  } as const;
  const body = JSON.stringify({ object: 'whatsapp_business_account', entry: [] });
  const sign = (text: string, secret = 'app secret') => ({
    'X-Hub-Signature-256': `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`,
  });
  const send = (text: string, headers: Record<string, string>) => post('/api/webhooks/cloud', text, headers);

  it('and is believed with its signature only', async () => {
    changeSettings(SETTINGS);
    const before = await kept();
    const statuses = [
      await send(body, {}),
      await send(`${body} `, sign(body)),
      await send(body, sign(body, 'another')),
      await post(PATH, body, sign(body)),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404]);
    expect(await kept()).toBe(before);
    expect((await send(body, sign(body))).status).toBe(200);
    expect(await kept()).toBe(before + 1);
  });

  it('and proves the address once, by a token', async () => {
    changeSettings(SETTINGS);
    const ask = (token: string) =>
      fetch(
        `${api.origin}/api/webhooks/cloud?${new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.verify_token': token, 'hub.challenge': '1158201444' })}`,
      );
    expect(await (await ask('a token')).text()).toBe('1158201444');
    expect((await ask('another')).status).toBe(404);
  });
});
