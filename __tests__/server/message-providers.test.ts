import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { cloud } from '@/lib/server/platform/messaging/cloud';
import { gupshup } from '@/lib/server/platform/messaging/gupshup';
import type { Outgoing } from '@/lib/server/platform/messaging/provider';
import { readGupshup } from '@/lib/server/platform/messaging/read-gupshup';
import { readMeta } from '@/lib/server/platform/messaging/read-meta';
import { GUPSHUP_CALLS, META_CALLS } from '../support/provider-calls';

interface Asked {
  method: string | undefined;
  url: string | undefined;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** A provider that responds as the test says, and records its requests. */
const provider = { asked: [] as Asked[], status: 200, body: '' as string | null };
let server: http.Server;
let url = '';

beforeAll(async () => {
  server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      provider.asked.push({ method: request.method, url: request.url, headers: request.headers, body });
      if (provider.body === null) return void request.socket.destroy();
      response.writeHead(provider.status, { 'Content-Type': 'text/html' }).end(provider.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const answer = (status: number, body: unknown) =>
  Object.assign(provider, { asked: [], status, body: typeof body === 'string' ? body : JSON.stringify(body) });

const MESSAGE: Outgoing = {
  id: '0199a0b0-5c1e-7cc3-98c4-dc0c0c07398f',
  phone: '+919825012345',
  template: {
    providerId: 'c6aecef6-bcb0-4fb1-8100-28c094e3bc6b',
    name: 'new_catalog',
    language: 'hi',
    category: 'marketing',
    media: 'image',
    body: 'नमस्ते {{buyer_name}} जी।',
    footer: '',
    variables: [{ name: 'buyer_name', example: 'सुरेश' }],
  },
  params: ['सुरेश'],
  text: '',
  mediaUrl: 'https://example.com/saree.jpg',
};
const ours = () => gupshup({ name: 'gupshup', url, apiKey: 'the key', app: 'BombApp', source: '911100000000' });
const metas = () => cloud({ url, token: 'the token', phoneNumberId: '1065', accountId: '2048' });

describe('Gupshup', () => {
  it('is asked as it documents it', async () => {
    answer(202, { status: 'submitted', messageId: 'ee4a68a0-1203-4c85-8dc3-49d0b3226a35' });
    expect(await ours().send(MESSAGE)).toEqual({
      kind: 'taken',
      providerId: 'ee4a68a0-1203-4c85-8dc3-49d0b3226a35',
      whatsappId: null,
    });
    const [asked] = provider.asked;
    expect([asked?.method, asked?.url, asked?.headers.apikey]).toEqual(['POST', '/wa/api/v1/template/msg', 'the key']);
    expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
      channel: 'whatsapp',
      source: '911100000000',
      'src.name': 'BombApp',
      destination: '919825012345',
      template: '{"id":"c6aecef6-bcb0-4fb1-8100-28c094e3bc6b","params":["सुरेश"]}',
      message: '{"type":"image","image":{"link":"https://example.com/saree.jpg"}}',
    });
    await ours().send({ ...MESSAGE, template: null, text: 'Hello' });
    expect(provider.asked[1]?.url).toBe('/wa/api/v1/msg');
    expect(new URLSearchParams(provider.asked[1]?.body).get('message')).toBe('{"type":"text","text":"Hello"}');
  });

  it.each<[string, number, unknown, object]>([
    ['a wrong number', 400, { status: 'error', message: 'Invalid Destination' }, { kind: 'refused', code: '400' }],
    ['a wrong key', 401, { message: 'Authentication Failed', status: 'error' }, { kind: 'refused', code: '401' }],
    ['too many', 429, { status: 'error', message: 'Too Many Requests' }, { kind: 'not-taken' }],
    ['a fault', 502, '<html>Bad Gateway</html>', { kind: 'unclear' }],
    ['an answer without an id', 200, { status: 'submitted' }, { kind: 'unclear' }],
    ['an answer that is no JSON', 200, 'OK', { kind: 'unclear' }],
  ])('answers %s', async (_what, status, body, wanted) => {
    answer(status, body);
    expect(await ours().send(MESSAGE)).toMatchObject(wanted);
  });

  it('that hangs up may have taken it; one that is not there has not', async () => {
    answer(200, '');
    provider.body = null;
    expect(await ours().send(MESSAGE)).toMatchObject({ kind: 'unclear' });
    const closed = http.createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const nowhere = gupshup({ name: 'gupshup', url: `http://127.0.0.1:${port}`, apiKey: '', app: '', source: '' });
    expect(await nowhere.send(MESSAGE)).toMatchObject({ kind: 'not-taken' });
  });

  it('lists its templates, of which those in other languages are left out', async () => {
    const one = { id: 't1', elementName: 'new_catalog', languageCode: 'en_US', category: 'MARKETING' };
    const known = {
      ...one,
      status: 'PAUSED',
      quality: 'YELLOW',
      data: 'Hi {{1}}.',
      templateType: 'TEXT',
      reason: 'Low',
    };
    answer(200, { status: 'success', templates: [known, { ...known, languageCode: 'fr' }] });
    expect(await ours().templates()).toEqual([
      {
        providerId: 't1',
        name: 'new_catalog',
        language: 'en',
        category: 'marketing',
        status: 'paused',
        media: 'none',
        body: 'Hi {{1}}.',
        quality: 'yellow',
        reason: 'Low',
      },
    ]);
  });
});

describe('the Cloud API', () => {
  it('is asked as Meta documents it, with our own id to have it back', async () => {
    answer(200, { contacts: [{ input: '919825012345', wa_id: '919825012345' }], messages: [{ id: 'wamid.HBgM' }] });
    expect(await metas().send(MESSAGE)).toEqual({ kind: 'taken', providerId: 'wamid.HBgM', whatsappId: 'wamid.HBgM' });
    const [asked] = provider.asked;
    expect([asked?.url, asked?.headers.authorization]).toEqual(['/1065/messages', 'Bearer the token']);
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '919825012345',
      biz_opaque_callback_data: MESSAGE.id,
      type: 'template',
      template: {
        name: 'new_catalog',
        language: { code: 'hi' },
        components: [
          { type: 'header', parameters: [{ type: 'image', image: { link: 'https://example.com/saree.jpg' } }] },
          { type: 'body', parameters: [{ type: 'text', text: 'सुरेश' }] },
        ],
      },
    });
  });

  const error = (code: number) => ({
    error: { code, message: 'said', error_data: { details: 'Why.' }, fbtrace_id: 'A' },
  });
  it.each<[string, number, unknown, object]>([
    ['a person who opted out', 400, error(131050), { kind: 'refused', code: '131050', reason: 'Why.' }],
    ['too many to one person', 400, error(131056), { kind: 'not-taken' }],
    ['too many', 429, error(130429), { kind: 'not-taken' }],
    ['a token that has ended', 400, error(190), { kind: 'refused', code: '401' }],
    ['a fault', 500, error(131000), { kind: 'unclear' }],
  ])('answers %s', async (_what, status, body, wanted) => {
    answer(status, body);
    expect(await metas().send(MESSAGE)).toMatchObject(wanted);
  });
});

const AT = new Date('2026-11-25T06:00:00.000Z');

it.each(GUPSHUP_CALLS)('Gupshup’s webhook tells %s', (_what, call, events) =>
  expect(readGupshup(JSON.stringify(call), AT)).toMatchObject(events),
);

it.each(META_CALLS)('Meta’s webhook tells %s', (_what, call, events) =>
  expect(readMeta(JSON.stringify(call), AT)).toMatchObject(events),
);
