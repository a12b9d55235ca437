import { HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { nothing } from '@/lib/contracts/base/answers';
import { authApi } from '@/lib/contracts/auth';
import { endpoint } from '@/lib/contracts/base/endpoint';
import { meApi } from '@/lib/contracts/me';
import { call } from '@/lib/client/http/call';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { mockEndpoint, refusal } from '../support/mock-endpoint';
import { signedIn, tokens } from '../support/session';

const sending = <Body extends z.ZodMiniType>(path: string, body: Body) =>
  endpoint({
    id: 'test.send',
    summary: 'Takes a body.',
    method: 'POST',
    path,
    access: 'signed-in',
    body,
    answer: nothing,
  });

const sendText = sending('/api/test/text', z.string());
const sendForm = sending('/api/test/form', z.instanceof(FormData));
const sendList = sending('/api/test/list', z.array(z.number()));
const sendAnything = sending('/api/test/anything', z.union([z.string(), z.instanceof(FormData), z.array(z.number())]));
const search = endpoint({
  id: 'test.search',
  summary: 'Takes path parameters and a query.',
  method: 'GET',
  path: '/api/test/[area]/search',
  access: 'signed-in',
  params: z.object({ area: z.string() }),
  query: z.object({ text: z.string(), tag: z.array(z.string()), page: z.optional(z.number()) }),
  answer: z.object({ count: z.int() }),
});

beforeAll(createQueryClient);

describe('Headers', () => {
  test('a call with a body has the content type JSON', async () => {
    const requests = mockEndpoint(meApi.savePreferences, DEFAULTS);
    await call(meApi.savePreferences, { body: { density: 'compact' } });
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  test('a call without a body has the content type JSON too', async () => {
    const requests = mockEndpoint(meApi.sessions, []);
    await call(meApi.sessions, {});
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(requests[0]?.text).toBe('');
  });

  test("when API info is stored, Authorization is 'JWT ' followed by the access token", async () => {
    signedIn(['admin'], { accessToken: 'the-token' });
    const requests = mockEndpoint(meApi.sessions, []);
    await call(meApi.sessions, {});
    expect(requests[0]?.headers.get('Authorization')).toBe('JWT the-token');
  });

  test('when API info is stored, source is the product followed by Chat', async () => {
    signedIn();
    const requests = mockEndpoint(meApi.sessions, []);
    await call(meApi.sessions, {});
    expect(requests[0]?.headers.get('source')).toBe('BOMBChat');
  });

  test('the product in source comes from the environment when it is named there', async () => {
    signedIn();
    const requests = mockEndpoint(meApi.sessions, []);
    process.env.NEXT_PUBLIC_PRODUCT = 'Surat';
    try {
      await call(meApi.sessions, {});
    } finally {
      delete process.env.NEXT_PUBLIC_PRODUCT;
    }
    expect(requests[0]?.headers.get('source')).toBe('SuratChat');
  });

  test('when no API info is stored there is neither Authorization nor source', async () => {
    const requests = mockEndpoint(meApi.sessions, []);
    await call(meApi.sessions, {});
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
    expect(requests[0]?.headers.has('source')).toBe(false);
  });

  test('a call can opt out of authentication', async () => {
    signedIn();
    const requests = mockEndpoint(authApi.forgotPassword, {});
    await call(authApi.forgotPassword, { body: { phoneNumber: '+919825012345' } }, { authenticated: false });
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
    expect(requests[0]?.headers.has('source')).toBe(false);
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
  });

  test('a 401 of a call that opted out is an ordinary failure: nothing is refreshed', async () => {
    signedIn();
    const refreshes = mockEndpoint(authApi.refresh, tokens(2));
    mockEndpoint(authApi.forgotPassword, () => refusal(401));
    const body = { phoneNumber: '+919825012345' };
    await expect(call(authApi.forgotPassword, { body }, { authenticated: false })).rejects.toMatchObject({
      status: 401,
    });
    expect(refreshes).toHaveLength(0);
  });

  test('the token is read right before each call', async () => {
    const requests = mockEndpoint(meApi.sessions, []);
    signedIn(['admin'], { accessToken: 'before' });
    await call(meApi.sessions, {});
    window.localStorage.setItem('apiInfo', JSON.stringify(tokens(7)));
    await call(meApi.sessions, {});
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual(['JWT before', 'JWT access-7']);
  });
});

describe('Bodies', () => {
  test('an object is sent as JSON', async () => {
    const requests = mockEndpoint(meApi.savePreferences, DEFAULTS);
    await call(meApi.savePreferences, { body: { density: 'compact' } });
    expect(requests[0]?.text).toBe('{"density":"compact"}');
  });

  test('a list is sent as JSON', async () => {
    const requests = mockEndpoint(sendList, {});
    await call(sendList, { body: [1, 2] });
    expect(requests[0]?.text).toBe('[1,2]');
  });

  test('a string is sent as it is', async () => {
    const requests = mockEndpoint(sendText, {});
    await call(sendText, { body: 'a "plain" text' });
    expect(requests[0]?.text).toBe('a "plain" text');
  });

  test('form data is sent as it is, with the content type the browser gives it', async () => {
    const requests = mockEndpoint(sendForm, {});
    const body = new FormData();
    body.append('caption', 'Anarkali set');
    await call(sendForm, { body });
    expect(requests[0]?.headers.get('Content-Type')).toMatch(/^multipart\/form-data; ?boundary=/);
    expect(requests[0]?.text).toContain('name="caption"\r\n\r\nAnarkali set');
  });

  test.each([
    ['a list', [1, 2]],
    ['a string', '"quoted"'],
    ['form data', formOf('caption', 'Anarkali set')],
  ])('%s that is repeated after a 401 is sent the same again', async (_kind, body) => {
    signedIn();
    mockEndpoint(authApi.refresh, tokens(2));
    const requests = mockEndpoint(sendAnything, ({ headers }) =>
      headers.get('Authorization') === 'JWT access-2' ? {} : refusal(401),
    );
    await call(sendAnything, { body });
    expect(requests).toHaveLength(2);
    const [first, second] = requests.map(({ text, headers }) => ({ text, type: headers.get('Content-Type') }));
    expect(withoutBoundary(second)).toEqual(withoutBoundary(first));
  });
});

describe('Addresses', () => {
  test('path parameters are encoded, lists repeat their name, undefined is left out', async () => {
    const requests = mockEndpoint(search, { count: 0 });
    await call(search, { params: { area: 'a/b' }, query: { text: 'red & blue', tag: ['x', 'y'], page: undefined } });
    expect(requests[0]?.url.pathname).toBe('/api/test/a%2Fb/search');
    expect(requests[0]?.url.searchParams.getAll('tag')).toEqual(['x', 'y']);
    expect([...(requests[0]?.url.searchParams.keys() ?? [])]).toEqual(['text', 'tag', 'tag']);
    expect(requests[0]?.url.searchParams.get('text')).toBe('red & blue');
  });

  test('the API of the same server is called unless the environment names another', async () => {
    const requests = mockEndpoint(meApi.sessions, []);
    await call(meApi.sessions, {});
    process.env.NEXT_PUBLIC_API_URL = 'https://api.example.test';
    try {
      await jest.isolateModulesAsync(async () => {
        const { call: callElsewhere } = await import('@/lib/client/http/call');
        await callElsewhere(meApi.sessions, {});
      });
    } finally {
      delete process.env.NEXT_PUBLIC_API_URL;
    }
    expect(requests.map(({ url }) => url.href)).toEqual([
      'http://localhost/api/me/sessions',
      'https://api.example.test/api/me/sessions',
    ]);
  });
});

describe('Answers', () => {
  test("a success gives the data, whatever the case of 'success'", async () => {
    mockEndpoint(search, () => HttpResponse.json({ message: 'SuCCess', data: { count: 3, extra: 'not promised' } }));
    await expect(call(search, { params: { area: 'a' }, query: { text: '', tag: [] } })).resolves.toEqual({ count: 3 });
  });

  test('an answer of 304 is a success with its data', async () => {
    mockEndpoint(search, () => {
      const answer = HttpResponse.json({ message: 'success', data: { count: 3 } });
      // The Response constructor rejects a body with a 304, but a browser's cache returns one.
      Object.defineProperty(answer, 'status', { value: 304 });
      return answer;
    });
    await expect(call(search, { params: { area: 'a' }, query: { text: '', tag: [] } })).resolves.toEqual({ count: 3 });
  });

  test('an answer of 304 without a body is a success without data', async () => {
    mockEndpoint(search, () => new HttpResponse(null, { status: 304 }));
    await expect(call(search, { params: { area: 'a' }, query: { text: '', tag: [] } })).resolves.toBeUndefined();
  });
});

const DEFAULTS = { themeMode: 'system', density: 'normal', startScreen: 'dashboard' } as const;

function formOf(name: string, value: string): FormData {
  const form = new FormData();
  form.append(name, value);
  return form;
}

/** Browsers generate a new boundary each time form data is sent. */
const withoutBoundary = (sent: { text: string; type: string | null } | undefined) =>
  JSON.stringify(sent).replaceAll(/-+(?:formdata|WebKit|geckoform)[\w-]*/gi, 'boundary');
