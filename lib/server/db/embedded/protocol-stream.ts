import { Duplex } from 'node:stream';

/** Sends a client's PostgreSQL messages to an engine and returns its complete answer. */
export type Exchange = (messages: Uint8Array) => Promise<Uint8Array>;

/** The Terminate message: a type and its own length. */
const TERMINATE = Buffer.from([0x58, 0, 0, 0, 4]);

/** A simple query message, which contains only its text. */
export function simpleQuery(text: string): Buffer {
  const message = Buffer.alloc(1 + 4 + Buffer.byteLength(text) + 1);
  message.write('Q');
  message.writeInt32BE(message.length - 1, 1);
  message.write(text, 5);
  return message;
}

/**
 * The embedded engine has one session for all clients; what a client leaves behind is cleared as when a server session
 * ends.
 */
const LEAVE = [simpleQuery('rollback'), simpleQuery('discard all')];

/** All bytes in one new buffer, so that it can be transferred to another thread without a copy. */
export function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

type Done = (error?: Error | null) => void;

/**
 * A stream that `pg` uses as its socket, in front of an engine that is not a server. Queued writes are sent together,
 * so that a query with its values is one exchange.
 */
export class ProtocolStream extends Duplex {
  constructor(private readonly exchange: Exchange) {
    super();
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay = () => this;
  setKeepAlive = () => this;
  ref = () => this;
  unref = () => this;

  override _read(): void {
    // Answers are pushed as they arrive.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.give([chunk], done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: Done): void {
    this.give(
      chunks.map(({ chunk }) => chunk),
      done,
    );
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  private give(chunks: Buffer[], done: Done): void {
    // No client reads a response to Terminate.
    const isLast = chunks.at(-1)?.equals(TERMINATE) ?? false;
    this.exchange(joined(isLast ? [...chunks.slice(0, -1), ...LEAVE] : chunks)).then(
      ({ buffer, byteOffset, byteLength }) => {
        if (byteLength > 0 && !isLast) this.push(Buffer.from(buffer, byteOffset, byteLength));
        done();
      },
      (error: Error) => done(error),
    );
  }
}
