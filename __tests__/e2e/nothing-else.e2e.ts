import http from 'node:http';
import { text } from 'node:stream/consumers';
import { personWithRole, signInByCalls } from './support/people';
import { expect, test } from './support/test';

interface Answer {
  status: number;
  location: string;
  body: string;
}

/** A request sent exactly as written: `fetch` would normalize its path and not send another host. */
const ask = (address: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const request = http.request({ hostname, port, path, method, headers }, (response) => {
      const { statusCode: status = 0, headers: got } = response;
      text(response).then((body) => resolve({ status, location: got.location ?? '', body }), reject);
    });
    request.on('error', reject).end();
  });

const FILES = [
  '.env',
  '.env.local',
  '.env.example',
  '.git/config',
  '.npmrc',
  'package.json',
  'package-lock.json',
  'next.config.js',
  'tsconfig.json',
  'lib/server/env.ts',
  'config/roles.ts',
  'pages/api/me/index.ts',
  '.data',
  '.data/files',
  'files',
  '.next/BUILD_ID',
  '.next/server/pages-manifest.json',
  '_next/server/pages-manifest.json',
  '_next/static/../../package.json',
  '_next/static/%2e%2e/%2e%2e/package.json',
  '_next/static/..%2f..%2fpackage.json',
  'static/..%5c..%5cpackage.json',
  '..%2f..%2f..%2fetc%2fpasswd',
  '../../../etc/passwd',
  '_next/image?url=%2Ficon.svg&w=64&q=75',
  '_next/image?url=%2Fscreenshots%2Fdashboard.png&w=640&q=75',
  'server-status',
  'metrics',
  'debug',
  'graphql',
  'swagger.json',
  'openapi.json',
  'api-docs',
];

test('neither files of the server nor tools of developers are served', async ({ address }) => {
  for (const file of FILES) {
    const { status, body } = await ask(address, `/${file}`);
    expect([file, status >= 400 && status < 500]).toEqual([file, true]);
    expect([file, /AUTH_SECRET|"dependencies"|root:x:|process\.env|repositoryformatversion/.test(body)]).toEqual([
      file,
      false,
    ]);
  }
});

test('who asks for another protocol is answered in this one', async ({ address }) => {
  for (const protocol of ['websocket', 'h2c']) {
    const headers = { Connection: 'Upgrade', Upgrade: protocol };
    expect((await ask(address, '/auth/login', headers)).status).toBe(200);
    expect((await ask(address, '/nothing-here', headers)).status).toBe(404);
  }
});

test('what runs in the browser comes without its source', async ({ address }) => {
  const { body } = await ask(address, '/auth/login');
  const scripts = [...body.matchAll(/src="(\/_next\/static\/[^"]+\.js)"/g)].flatMap(([, script]) => script ?? []);
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts) {
    expect([script, (await ask(address, `${script}.map`)).status]).toEqual([script, 404]);
    expect((await ask(address, script)).body).not.toMatch(/sourceMappingURL|sourcesContent/);
  }
});

test('the description of the calls is for admins', async ({ address }) => {
  expect((await ask(address, '/api/openapi')).status).toBe(401);
  const { apiInfo } = await signInByCalls(address, personWithRole('chat_active'));
  expect((await ask(address, '/api/openapi', { Authorization: `JWT ${apiInfo.accessToken}` })).status).toBe(403);
});

test('a page answers no method but its own, and sends nothing back to the caller', async ({ address }) => {
  for (const method of ['TRACE', 'PUT', 'DELETE', 'POST']) {
    const { status, body } = await ask(address, '/auth/login', { 'X-Secret': 'canary-of-the-proxy' }, method);
    expect([method, status >= 400 && status < 500]).toEqual([method, true]);
    expect(body).not.toContain('canary-of-the-proxy');
  }
});

const EVIL = 'evil.example';
const LEADING_AWAY = [
  `/auth/login?next=//${EVIL}`,
  `/auth/login?next=https://${EVIL}`,
  `/auth/login?returnTo=%2F%5C${EVIL}&redirect=https:${EVIL}&callbackUrl=javascript:alert(1)`,
  `/?next=https://${EVIL}`,
  `//${EVIL}`,
  `//${EVIL}/`,
  `//${EVIL}/..`,
  `//${EVIL}/%2e%2e/`,
  `/%5c${EVIL}/`,
  `/\\${EVIL}/`,
  `/%2f%2f${EVIL}/`,
  `http://${EVIL}/seller/`,
  `/seller//${EVIL}/`,
  `/_next/data/x//${EVIL}.json`,
];
const HOSTS = { Host: EVIL, 'X-Forwarded-Host': EVIL, 'X-Forwarded-Proto': 'https', Forwarded: `host=${EVIL}` };

/** The origin that a browser at this address would be redirected to. */
const leadsTo = (address: string, location: string) => new URL(location, `${address}/`).origin;

test('no address sends anybody to another site', async ({ address }) => {
  for (const path of LEADING_AWAY) {
    const { status, location } = await ask(address, path);
    expect([path, status < 500, leadsTo(address, location)]).toEqual([path, true, address]);
  }
});

test('nor does the host somebody claims to have asked', async ({ address }) => {
  for (const path of ['/', '/auth/login', '/seller/', '//seller', '/no/such/page', '/api/me', '/api/me/']) {
    const { status, location, body } = await ask(address, path, HOSTS);
    expect([path, status < 500, location.includes(EVIL), body.includes(EVIL)]).toEqual([path, true, false, false]);
  }
});
