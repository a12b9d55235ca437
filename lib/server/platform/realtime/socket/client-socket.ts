import type { WebSocket } from 'ws';
import { SECOND } from '../../../clock';
import { TreeError } from '../tree/tree-error';
import { isBranch } from '../tree/values';
import type { DatabaseCore } from '../database-core';
import { Connection, type Verified } from './connection';
import { controlMessage, Frames } from './frames';
import { Pace } from './pace';

/** Unread bytes allowed for a slow reader before it is dropped; it reconnects and requests again. */
const MOST_UNREAD = 1024 * 1024;
/** Messages of one socket in progress or queued; beyond that its sender has to wait. */
const MOST_PENDING = 64;
/** Longest delay of a Node.js timer. */
const LONGEST_TIMER = 2 ** 31 - 1;

interface Hub {
  core: DatabaseCore;
  /** How long a socket may stay open without a sign-in. */
  signInTime: number;
  verify: (token: string) => Promise<Verified | null>;
  onSignedIn: (socket: ClientSocket) => void;
  onClosed: (socket: ClientSocket) => void;
}

/** One socket of the SDK: takes its messages one by one, no faster than they are processed. */
export class ClientSocket {
  readonly connection: Connection;
  private readonly frames = new Frames();
  private readonly pace = new Pace();
  private turn: Promise<void> = Promise.resolve();
  private pending = 0;
  private isPaused = false;
  private isAnswering = true;
  private patience: NodeJS.Timeout | undefined;
  private expiry: NodeJS.Timeout | undefined;
  /** Resolves when all writes due at the end are stored. */
  readonly closed: Promise<void>;

  constructor(
    private readonly socket: WebSocket,
    private readonly hub: Hub,
  ) {
    const { core, verify } = hub;
    this.connection = new Connection(core, {
      send: (text) => this.send(text),
      verify,
      onAuth: (auth) => this.handleAuth(auth),
      drop: () => socket.terminate(),
    });
    this.handleAuth(null);
    socket.on('message', (data, isBinary) => this.handleFrame(isBinary ? null : String(data)));
    socket.on('pong', () => (this.isAnswering = true));
    // An error on a socket also closes it.
    socket.on('error', () => {});
    this.closed = new Promise((resolve) => {
      socket.once('close', () => void this.end().finally(resolve));
    });
  }

  get uid(): string | null {
    return this.connection.auth?.uid ?? null;
  }

  /** Sends the greeting, which the client waits for before its first request. */
  greet(host: string, session: string, now: number): void {
    this.send(controlMessage({ t: 'h', d: { ts: now, v: '5', h: host, s: session } }));
  }

  /** Checks for a heartbeat. A socket without one since the last check is dropped, unless we have paused it. */
  beat(): void {
    if (!this.isAnswering && !this.isPaused) return this.socket.terminate();
    this.isAnswering = false;
    this.socket.ping();
  }

  close(code: number, reason: string): void {
    this.socket.close(code, reason);
    setTimeout(() => this.socket.terminate(), 2 * SECOND).unref();
  }

  private send(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > MOST_UNREAD) return this.socket.terminate();
    this.socket.send(text);
  }

  private handleAuth(auth: Verified | null): void {
    clearTimeout(this.patience);
    clearTimeout(this.expiry);
    if (!auth) {
      this.patience = setTimeout(() => this.close(1008, 'Nobody signed in.'), this.hub.signInTime).unref();
      return;
    }
    const left = Math.min(Math.max(auth.expiresAt - Date.now(), 0), LONGEST_TIMER);
    this.expiry = setTimeout(() => this.connection.endAuth('expired_token'), left).unref();
    this.hub.onSignedIn(this);
  }

  private handleFrame(frame: string | null): void {
    this.isAnswering = true;
    try {
      const text = frame === null ? undefined : this.frames.take(frame);
      if (frame === null) throw new TreeError('invalid_data');
      if (text !== undefined) this.handleMessage(JSON.parse(text));
    } catch (error) {
      this.close(error instanceof TreeError ? 1009 : 1007, 'This is not understood.');
    }
  }

  private handleMessage(message: unknown): void {
    const { t: kind, d: data } = isBranch(message) ? message : {};
    if (kind === 'c' && isBranch(data) && data.t === 'p') return this.send(controlMessage({ t: 'o', d: null }));
    if (kind !== 'd' || !isBranch(data)) return;
    this.count(1);
    this.turn = this.turn.then(async () => {
      await this.pace.take();
      const { turn, done } = this.connection.take(data);
      void done.then(() => this.count(-1));
      await turn;
    });
  }

  /** Pauses a sender that sends faster than its messages are processed. */
  private count(change: number): void {
    this.pending += change;
    if (this.pending >= MOST_PENDING && !this.isPaused) this.socket.pause();
    else if (this.pending < MOST_PENDING / 2 && this.isPaused) this.socket.resume();
    else return;
    this.isPaused = !this.isPaused;
  }

  private async end(): Promise<void> {
    clearTimeout(this.patience);
    clearTimeout(this.expiry);
    this.hub.onClosed(this);
    await this.turn;
    await this.connection.close();
  }
}
