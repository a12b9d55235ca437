import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { clock, MINUTE, SECOND } from '../../../clock';
import { describeError } from '../../../db/describe-error';
import { env } from '../../../env';
import { log } from '../../../log';
import type { DatabaseCore } from '../database-core';
import { ClientSocket } from './client-socket';
import type { Verified } from './connection';
import { hostFor } from './origin';

export interface SocketSettings {
  verify: (token: string) => Promise<Verified | null>;
  /** Those of the given whose session has ended or whose account is gone. */
  findEnded: (people: readonly Verified[]) => Promise<readonly Verified[]>;
  /** How long a socket may stay open without a sign-in. */
  signInTime?: number;
  /** Interval between heartbeats. */
  beat?: number;
}

/** The SDK's frames have at most 16,384 characters. */
const MAX_FRAME = 64 * 1024;
const MOST_SOCKETS = 2000;
/** Total sockets without a sign-in: strangers take no more. */
const MOST_STRANGERS = 500;
const MOST_OF_ONE_PERSON = 10;

/** The sockets of this process, from connect to close. */
export class RealtimeSockets {
  private readonly sockets = new Set<ClientSocket>();
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME, perMessageDeflate: false });
  private readonly timers: NodeJS.Timeout[];

  constructor(
    private readonly core: DatabaseCore,
    private readonly settings: SocketSettings,
  ) {
    this.timers = [
      setInterval(() => this.beat(), settings.beat ?? 15 * SECOND).unref(),
      setInterval(() => void this.endSessions(), MINUTE).unref(),
    ];
  }

  /** Takes over an upgrade request, or answers why not. */
  accept(request: IncomingMessage, raw: Duplex, head: Buffer): void {
    const host = hostFor(request, env().PUBLIC_URL);
    if (host === null) return refuse(raw, '403 Forbidden', 'Only pages of this server may connect.');
    const strangers = [...this.sockets].filter(({ uid }) => uid === null).length;
    if (this.sockets.size >= MOST_SOCKETS || strangers >= MOST_STRANGERS)
      return refuse(raw, '503 Service Unavailable', 'Too many connections. Try again later.');
    this.server.handleUpgrade(request, raw, head, (socket) => {
      const client = new ClientSocket(socket, {
        core: this.core,
        signInTime: this.settings.signInTime ?? 10 * SECOND,
        verify: this.settings.verify,
        onSignedIn: (signedIn) => this.limit(signedIn),
        onClosed: (closed) => this.sockets.delete(closed),
      });
      this.sockets.add(client);
      client.greet(host, randomUUID(), clock.now().getTime());
    });
  }

  get size(): number {
    return this.sockets.size;
  }

  /** Closes every socket, and waits for their final writes. */
  async close(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await this.closeAll();
    this.server.close();
  }

  /** Makes every client reconnect and request again. */
  async closeAll(): Promise<void> {
    const open = [...this.sockets];
    for (const socket of open) socket.close(1012, 'The server starts anew.');
    await Promise.all(open.map(({ closed }) => closed));
  }

  private beat(): void {
    for (const socket of this.sockets) socket.beat();
    this.core.guards.recheckAll({ byTimeOnly: true });
  }

  /** Closes the oldest socket of a person with too many. */
  private limit({ uid }: ClientSocket): void {
    const own = [...this.sockets].filter((socket) => socket.uid === uid);
    if (own.length > MOST_OF_ONE_PERSON) own[0]?.close(1008, 'Too many connections of one person.');
  }

  /** Disconnects clients whose session ended elsewhere. */
  private async endSessions(): Promise<void> {
    try {
      const people = [...this.sockets].flatMap(({ connection }) => connection.auth ?? []);
      const ended = new Set(await this.settings.findEnded(people));
      for (const { connection } of this.sockets)
        if (connection.auth && ended.has(connection.auth)) connection.endAuth('permission_denied');
    } catch (error) {
      log.error(describeError(error), 'sessions of sockets could not be looked at');
    }
  }
}

function refuse(raw: Duplex, status: string, text: string): void {
  const head = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${Buffer.byteLength(text)}`;
  raw.end(`${head}\r\n\r\n${text}`);
}
