import net from 'node:net';
import { thenUndo } from '../bench/undo';

interface Asked {
  method: string;
  path: string;
}

/** Ways in which a proxy breaks traffic. */
export interface Meddling {
  /** The affected calls; all if omitted. */
  isMeant?: (asked: Asked) => boolean;
  /** One in this many of their responses is broken. */
  oneOf?: number;
  /** The status it returns instead. */
  status?: number;
  /** Whether the Retry-After header is removed. */
  isSilent?: boolean;
  /** Whether a Retry-After of one second is added. */
  isTold?: boolean;
  /** Delay in milliseconds. */
  late?: number;
  /** Whether the connection is cut instead. */
  isCut?: boolean;
  /** A connection ended by the server stays open until it is this many milliseconds old. */
  heldFor?: number;
}

export type Meddle = (meddling: Meddling) => void;

/** Proxies traffic between callers and a server, and breaks it where configured. */
export interface Front {
  origin: string;
  meddle: Meddle;
}

const REQUEST = /^([A-Z]+) (\S+) HTTP\/1\.1\r\n/;
const ANSWER = /^HTTP\/1\.1 \d{3}/;

/** A response with another status of the same length, with or without its Retry-After header. */
function rewritten(chunk: Buffer, { status, isSilent, isTold }: Meddling): Buffer {
  const text = chunk.toString('latin1');
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const told = status ? head.replace(ANSWER, `HTTP/1.1 ${status}`) : head;
  const silent = isSilent ? told.replace(/\r\nretry-after: [^\r]*/i, '') : told;
  const said = isTold ? `${silent}\r\nRetry-After: 1` : silent;
  return Buffer.from([said, ...rest].join('\r\n\r\n'), 'latin1');
}

/** Runs a proxy in front of a server during the work. */
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
    // Each chunk waits for the previous one, which may be delayed.
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
