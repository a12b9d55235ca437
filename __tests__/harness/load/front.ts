import net from 'node:net';
import { thenUndo } from '../bench/undo';

interface Asked {
  method: string;
  path: string;
}

/** How a front breaks what passes through it. */
export interface Meddling {
  /** The calls it is about; all where it is left out. */
  isMeant?: (asked: Asked) => boolean;
  /** Of so many answers to them one is broken. */
  oneOf?: number;
  /** The status it says instead. */
  status?: number;
  /** Whether it keeps to itself when to come again. */
  isSilent?: boolean;
  /** Whether it says that it may be tried again in a second. */
  isTold?: boolean;
  /** Milliseconds by which it comes late. */
  late?: number;
  /** Whether the connection is cut instead. */
  isCut?: boolean;
  /** A connection the server ends is held on to until it is so many milliseconds old. */
  heldFor?: number;
}

export type Meddle = (meddling: Meddling) => void;

/** Stands between callers and a server and hands on what they say, broken where it is told to. */
export interface Front {
  origin: string;
  meddle: Meddle;
}

const REQUEST = /^([A-Z]+) (\S+) HTTP\/1\.1\r\n/;
const ANSWER = /^HTTP\/1\.1 \d{3}/;

/** An answer with another status, which has as many letters, and with or without the header that says when to come again. */
function rewritten(chunk: Buffer, { status, isSilent, isTold }: Meddling): Buffer {
  const text = chunk.toString('latin1');
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const told = status ? head.replace(ANSWER, `HTTP/1.1 ${status}`) : head;
  const silent = isSilent ? told.replace(/\r\nretry-after: [^\r]*/i, '') : told;
  const said = isTold ? `${silent}\r\nRetry-After: 1` : silent;
  return Buffer.from([said, ...rest].join('\r\n\r\n'), 'latin1');
}

/** Runs a front before a server while the work goes on. */
export async function withFront<Result>(target: string, work: (front: Front) => Promise<Result>): Promise<Result> {
  const { hostname, port } = new URL(target);
  const open = new Set<net.Socket>();
  let meddling: Meddling = {};
  let count = 0;

  const isBroken = (asked: Asked) => {
    const { isMeant, oneOf } = meddling;
    if (!oneOf || (isMeant && !isMeant(asked))) return false;
    count += 1;
    return count % oneOf === 0;
  };

  const connect = (caller: net.Socket) => {
    const started = Date.now();
    const server = net.connect(Number(port), hostname);
    let asked: Asked = { method: '', path: '' };
    // Each thing said waits for the one before it, which may be late.
    let said = Promise.resolve();
    const handOn = async (chunk: Buffer) => {
      if (!ANSWER.test(chunk.toString('latin1', 0, 12)) || !isBroken(asked)) return void caller.write(chunk);
      if (meddling.isCut) return void caller.destroy();
      if (meddling.late) await new Promise((resolve) => setTimeout(resolve, meddling.late));
      caller.write(rewritten(chunk, meddling));
    };
    caller.on('data', (chunk) => {
      const [, method, path] = REQUEST.exec(chunk.toString('latin1', 0, 2000)) ?? [];
      if (method && path) asked = { method, path };
      server.write(chunk);
    });
    server.on('data', (chunk) => (said = said.then(() => handOn(chunk))));
    server.on('close', () => {
      const held = meddling.heldFor ? Math.max(0, started + meddling.heldFor - Date.now()) : 0;
      void said.then(() => setTimeout(() => caller.end(), held));
    });
    caller.on('close', () => server.destroy());
    for (const socket of [caller, server]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => open.delete(socket));
    }
  };

  const front = net.createServer({ noDelay: true }, connect);
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', 4096, resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      front.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  const { port: own } = front.address() as net.AddressInfo;
  return thenUndo(close, () =>
    work({
      origin: `http://127.0.0.1:${own}`,
      meddle: (next) => {
        meddling = next;
        count = 0;
      },
    }),
  );
}
