import { Duplex } from 'node:stream';

/** Gives an engine PostgreSQL's messages of a client and answers with its own, all of them. */
export type Exchange = (messages: Uint8Array) => Promise<Uint8Array>;

/** "I go": a type and the length of nothing but itself. */
const TERMINATE = Buffer.from([0x58, 0, 0, 0, 4]);

/** The message of a query that is nothing but its text. */
export function simpleQuery(text: string): Buffer {
  const message = Buffer.alloc(1 + 4 + Buffer.byteLength(text) + 1);
  message.write('Q');
  message.writeInt32BE(message.length - 1, 1);
  message.write(text, 5);
  return message;
}

/** The embedded engine has one session for all who come; what somebody leaves behind goes as with a server's session. */
const LEAVE = [simpleQuery('rollback'), simpleQuery('discard all')];

/** All bytes in a buffer of their own, so that another thread can take them over without a copy. */
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
 * What `pg` takes for its socket, before an engine that is no server. Written messages that wait together are given
 * together, so that a query with its values is one exchange.
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
    // Answers are pushed as they come.
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
    // Nobody reads an answer to a farewell.
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
