import { once } from 'node:events';
import type http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createHttpServer } from '@/lib/server/http/http-server';

const WINDOW = 10_000;
const WINDOWS = 5;

// Check intervals pass only when the test says so; all other timers are real.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout'] }));
afterEach(() => jest.useRealTimers());

const pass = () => jest.advanceTimersByTime(WINDOW);
const aMoment = () => new Promise((resolve) => setImmediate(resolve));
const ignore = () => undefined;

const servers: http.Server[] = [];
afterEach(() =>
  Promise.all(servers.splice(0).map((server) => new Promise((end) => server.close(end).closeAllConnections()))),
);

type Limits = Parameters<typeof createHttpServer>[1];

async function serve(listener: http.RequestListener, limits: Limits = {}) {
  const server = createHttpServer(listener, { stall: { window: WINDOW, windows: WINDOWS }, ...limits });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const open = async (said: string) => {
    const accepted = once(server, 'connection') as Promise<[net.Socket]>;
    const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', ignore).write(said);
    return { socket, accepted: (await accepted)[0] };
  };
  return { server, open };
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

describe('a connection without a request', () => {
  const SHORT: Limits = { headers: 50 };

  it.each([
    ['says nothing', ''],
    ['sends line ends', '\r\n'],
    ['sends part of its headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['sends part of its headers after a request', `${REQUEST}GET / HT`],
  ])('is ended when it %s', async (_case, said) => {
    const { open } = await serve((_request, response) => response.end('done'), SHORT);
    const { socket, accepted } = await open(said);
    socket.resume();
    await once(socket, 'close');
    expect(accepted.destroyed).toBe(true);
  });

  it('is ended when it sends its headers without an end', async () => {
    const { open } = await serve((_request, response) => response.end('done'), SHORT);
    const { socket, accepted } = await open('GET / HTTP/1.1\r\n');
    socket.resume();
    const dripping = { goesOn: true };
    socket.once('close', () => (dripping.goesOn = false));
    while (dripping.goesOn) {
      socket.write('X-More: 1\r\n');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(accepted.destroyed).toBe(true);
  });

  it('is ended when it asks for nothing more', async () => {
    const { open } = await serve((_request, response) => response.end('done'), { stall: { window: 10, windows: 5 } });
    const { socket } = await open(REQUEST);
    expect(await text(socket)).toContain('done');
  });

  it('is ended when it keeps itself alive with line ends', async () => {
    const { server, open } = await serve((_request, response) => response.end('done'));
    const { socket, accepted } = await open('');
    for (let windows = 0; windows < WINDOWS; windows += 1) pass();
    const answered = once(server, 'request');
    socket.write(REQUEST);
    await answered;
    await once(socket, 'data');
    for (let windows = 0; windows <= WINDOWS; windows += 1) {
      expect(accepted.destroyed).toBe(false);
      const { bytesRead } = accepted;
      socket.write('\r\n');
      while (accepted.bytesRead === bytesRead && !accepted.destroyed) await aMoment();
      pass();
    }
    expect(accepted.destroyed).toBe(true);
  });
});

describe('an answer', () => {
  const PIECE = Buffer.alloc(64 * 1024);

  /** Bytes of a response that the system has accepted so far, including part of an unfinished chunk. */
  const takenOf = (socket: net.Socket) =>
    `${socket.bytesWritten - socket.writableLength} ${(socket as { _handle?: { writeQueueSize: number } })._handle?.writeQueueSize}`;

  /** Waits until no more data is accepted for a client that does not read. */
  async function isFull(socket: net.Socket) {
    let [before, same] = ['', 0];
    while (same < 50) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      const taken = takenOf(socket);
      same = socket.writableLength > 0 && taken === before ? same + 1 : 0;
      before = taken;
    }
  }

  /** Data accepted before the buffers are full counts as progress. */
  async function windowsUntilEnd(socket: net.Socket) {
    let windows = 0;
    for (; !socket.destroyed && windows < 1000; windows += 1) {
      pass();
      await aMoment();
    }
    return windows;
  }

  /** Reads part of a response, enough for the server to notice. */
  async function readSome(socket: net.Socket, accepted: net.Socket) {
    const before = takenOf(accepted);
    while (takenOf(accepted) === before && !accepted.destroyed) {
      socket.read();
      await aMoment();
    }
  }

  const answers: [string, http.RequestListener][] = [
    [
      'of many pieces',
      (_request, response) => {
        const pieces = Readable.from(
          (function* () {
            for (;;) yield PIECE;
          })(),
        );
        response.once('close', () => pieces.destroy());
        pieces.pipe(response);
      },
    ],
    ['in one piece', (_request, response) => response.end(Buffer.alloc(200_000_000))],
  ];

  it.each(answers)('%s that nobody reads is ended', async (_kind, listener) => {
    const { open } = await serve(listener);
    const { accepted } = await open(REQUEST);
    expect(await windowsUntilEnd(accepted)).toBeGreaterThan(WINDOWS);
    expect(accepted.destroyed).toBe(true);
  });

  it.each(answers)('%s that is read slowly goes on', async (_kind, listener) => {
    const { open } = await serve(listener);
    const { socket, accepted } = await open(REQUEST);
    await isFull(accepted);
    for (let windows = 0; windows < 3 * WINDOWS; windows += 1) {
      pass();
      if (windows % (WINDOWS - 1) === 0) await readSome(socket, accepted);
    }
    expect(accepted.destroyed).toBe(false);
    socket.destroy();
  });

  it('may be long in the making', async () => {
    const { server, open } = await serve(ignore);
    const asked = once(server, 'request') as Promise<[http.IncomingMessage, http.ServerResponse]>;
    const { socket } = await open('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const answer = text(socket);
    const [, response] = await asked;
    for (let windows = 0; windows < 3 * WINDOWS; windows += 1) pass();
    response.end('there');
    expect(await answer).toContain('there');
  });

  it('is ended as well when it was long in the making and nobody reads it', async () => {
    const { server, open } = await serve(ignore);
    const asked = once(server, 'request') as Promise<[http.IncomingMessage, http.ServerResponse]>;
    const { accepted } = await open(REQUEST);
    const [, response] = await asked;
    for (let windows = 0; windows < 3 * WINDOWS; windows += 1) pass();
    response.end(Buffer.alloc(200_000_000));
    expect(await windowsUntilEnd(accepted)).toBeGreaterThan(WINDOWS);
    expect(accepted.destroyed).toBe(true);
  });
});
