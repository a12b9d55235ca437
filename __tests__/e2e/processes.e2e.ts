import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import net from 'node:net';
import { ProductServer } from './support/product-server';
import { expect, test } from './support/test';

// Each test starts its own server, which is slow on a busy machine.
test.describe.configure({ timeout: 180_000 });

const started: ProductServer[] = [];

const start = (...asked: ConstructorParameters<typeof ProductServer>): ProductServer => {
  const server = new ProductServer(...asked);
  started.push(server);
  return server;
};

test.afterEach(() => Promise.all(started.splice(0).map((server) => server.stop())));

test('a second server on the same data folder refuses and says why', async () => {
  const dataFolder = process.env.E2E_DATA_FOLDER ?? '';
  const { code, output } = await start({ DATA_DIR: dataFolder }).exited;
  expect(output.trim()).toMatch(
    new RegExp(
      `^The data folder ${dataFolder} is in use by another process \\(process \\d+\\)\\. ` +
        'Stop that one first, or set DATA_DIR to another folder\\.$',
    ),
  );
  expect(code).toBe(1);
});

test('a server whose port is taken refuses and says why', async ({ address }) => {
  const { port } = new URL(address);
  const { code, output } = await start({ PORT: port }).exited;
  expect(output.trim()).toBe(
    `Port ${port} on 127.0.0.1 is in use by another program. ` + 'Stop that one first, or set PORT to another number.',
  );
  expect(code).toBe(1);
});

test('`npm start` runs what the build made of the server, and of its threads', async () => {
  const server = start({ DATABASE_URL: '' }, 'start');
  const health = await fetch(`${await server.ready()}/api/health`);
  expect(health.status).toBe(200);
  const { code } = await server.stop();
  expect(code).toBe(0);
});

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as net.AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

test('a server whose output is no longer read goes on, and stops when told to', async () => {
  const port = await freePort();
  const server = start({ PORT: `${port}` }, 'start');
  server.stopReading();
  const status = () =>
    fetch(`http://127.0.0.1:${port}/api/health`).then(
      (health) => health.status,
      () => 0,
    );
  await expect.poll(status, { timeout: 120_000 }).toBe(200);
  expect((await server.stop()).code).toBe(0);
});

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = net.connect(port, '127.0.0.1');
    const tell = (isOpen: boolean) => () => {
      probe.destroy();
      resolve(isOpen);
    };
    probe.once('connect', tell(true)).once('error', tell(false));
  });

test('a server told to stop takes nothing new, finishes its work and leaves no lock', async () => {
  const server = start({}, 'start');
  const port = Number(new URL(await server.ready()).port);
  const body = JSON.stringify({ phoneNumber: '+911000000002', password: 'not-the-password' });
  const head = [
    'POST /api/fo/login HTTP/1.1',
    'Host: 127.0.0.1',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  let answer = '';
  const slow = net.connect(port, '127.0.0.1');
  slow.on('data', (chunk) => (answer += chunk.toString()));
  slow.write([...head, '', body.slice(0, 20)].join('\r\n'));
  await new Promise((resolve) => setTimeout(resolve, 500));

  server.signal('SIGTERM');
  await expect.poll(() => isListening(port)).toBe(false);
  expect(answer).toBe('');
  slow.write(body.slice(20));
  await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 401 [^]*"code":"wrong_credentials"/);

  const { code, output } = await server.exited;
  expect(code).toBe(0);
  expect(output).not.toContain('cut off');
  expect(readdirSync(server.dataFolder).filter((name) => name.startsWith('lock'))).toEqual([]);
});
