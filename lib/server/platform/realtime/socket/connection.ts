import type { Json } from '@/lib/domain/chat/layout';
import { describeError } from '../../../db/describe-error';
import { log } from '../../../log';
import type { DatabaseCore } from '../database-core';
import type { Auth } from '../rules/rules';
import { joined, isInside, treePath } from '../tree/paths';
import { readWireQuery } from '../tree/query';
import { TreeError } from '../tree/tree-error';
import { isBranch } from '../tree/values';
import { dataMessage } from './frames';
import { Listen } from './listen';

/** A valid token: its owner and expiry. */
export interface Verified extends Auth {
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface Line {
  send: (text: string) => void;
  /** Verifies a client's token; null when it is invalid. */
  verify: (token: string) => Promise<Verified | null>;
  /** Called on sign-in and sign-out. */
  onAuth: (auth: Verified | null) => void;
  /** Closes the socket, so that the client reconnects and requests again. */
  drop: () => void;
}

type Body = Record<string, unknown>;
type Values = readonly (readonly [string, unknown])[];

const MOST_LISTENS = 100;
/** Writes to be made when the client disconnects. */
const MOST_FAREWELLS = 100;

const bodyOf = (value: unknown): Body => (isBranch(value) ? value : {});

/** Requests of one socket, in the SDK's protocol; messages are answered in order. */
export class Connection {
  auth: Verified | null = null;
  private readonly listens = new Map<string, Listen>();
  /** Writes due when the socket closes, by path. */
  private readonly farewells = new Map<string, Values>();

  constructor(
    private readonly core: DatabaseCore,
    private readonly line: Line,
  ) {}

  private readonly actions: Record<string, (body: Body) => Promise<unknown> | unknown> = {
    auth: (body) => this.signIn(body),
    gauth: (body) => this.signIn(body),
    unauth: () => this.become(null),
    appcheck: () => '',
    unappeck: () => '',
    s: () => '',
    q: (body) => this.listen(body),
    n: (body) => this.unlisten(treePath(body.p), body.q),
    g: (body) => this.get(body),
    p: (body) => this.put(body),
    m: (body) => this.write(valuesOf(body)),
    o: (body) => this.sayFarewell(treePath(body.p), [[treePath(body.p), body.d]]),
    om: (body) => this.sayFarewell(treePath(body.p), valuesOf(body)),
    oc: (body) => this.forgetFarewells(treePath(body.p)),
  };

  /** Handles a message. The next one starts before a write is stored, so that many are stored at once. */
  take({ r, a, b }: { r?: unknown; a?: unknown; b?: unknown }): { turn: Promise<void>; done: Promise<void> } {
    const action = typeof a === 'string' && Object.hasOwn(this.actions, a) ? this.actions[a] : undefined;
    const answer = (status: string, data: unknown) => this.line.send(dataMessage({ r, b: { s: status, d: data } }));
    const work = async () => {
      try {
        if (!action) throw new TreeError('unknown_action');
        const data = await action(bodyOf(b));
        answer('ok', data === undefined ? '' : data);
      } catch (error) {
        const isKnown = error instanceof TreeError;
        if (!isKnown) log.error(describeError(error), 'a message to the realtime database failed');
        // The SDK sends a listen only once: an error response would end it for good.
        if (!isKnown && a === 'q') return this.line.drop();
        const code = isKnown ? error.code : 'internal_error';
        answer(code, code === 'permission_denied' ? 'Permission denied' : code);
      }
    };
    const done = work();
    return { done, turn: a === 'p' || a === 'm' ? Promise.resolve() : done };
  }

  /** Ends a sign-in from the server's side: the SDK then gets a new token and signs in again. */
  endAuth(status: 'expired_token' | 'permission_denied'): void {
    this.closeListens();
    this.auth = null;
    this.line.onAuth(null);
    this.line.send(dataMessage({ a: 'ac', b: { s: status, d: 'The sign-in ended.' } }));
  }

  /** Disconnects, and makes the writes the client left for this moment. */
  async close(): Promise<void> {
    this.closeListens();
    const farewells = [...this.farewells.values()];
    this.farewells.clear();
    for (const values of farewells)
      await this.core.write(this.auth, values).catch((error: unknown) => {
        if (!(error instanceof TreeError)) log.error(describeError(error), 'a write at the end of a socket failed');
      });
  }

  private closeListens(): void {
    for (const listen of this.listens.values()) listen.close();
    this.listens.clear();
  }

  private async signIn({ cred }: Body): Promise<{ auth: Json | object }> {
    const verified = typeof cred === 'string' ? await this.line.verify(cred) : null;
    if (!verified) throw new TreeError('invalid_token');
    this.become(verified);
    return { auth: { uid: verified.uid, token: verified.token } };
  }

  private become(auth: Verified | null): void {
    this.auth = auth;
    this.line.onAuth(auth);
    for (const listen of this.listens.values()) listen.recheck();
  }

  private async listen(body: Body): Promise<object> {
    const path = treePath(body.p);
    const id = idOf(path, body.q);
    const tag = typeof body.t === 'number' ? body.t : undefined;
    this.listens.get(id)?.close();
    this.listens.delete(id);
    if (this.listens.size >= MOST_LISTENS) throw new TreeError('too_many_listens');
    const asked = { path, query: readWireQuery(body.q), wireQuery: body.q, tag };
    const { send, drop } = this.line;
    const listen = new Listen(asked, this.core, {
      auth: () => this.auth,
      send,
      onRevoked: (it) => this.revoke(id, it),
      onFailed: drop,
    });
    this.listens.set(id, listen);
    try {
      await listen.open(body.h);
    } catch (error) {
      listen.close();
      if (this.listens.get(id) === listen) this.listens.delete(id);
      throw error;
    }
    return {};
  }

  private revoke(id: string, listen: Listen): void {
    listen.close();
    if (this.listens.get(id) === listen) this.listens.delete(id);
    const { path, wireQuery } = listen.asked;
    this.line.send(dataMessage({ a: 'c', b: { p: path, ...(wireQuery !== undefined && { q: [wireQuery] }) } }));
  }

  private unlisten(path: string, query: unknown): void {
    const id = idOf(path, query);
    this.listens.get(id)?.close();
    this.listens.delete(id);
  }

  private async get(body: Body): Promise<Json> {
    const path = treePath(body.p);
    const { isAllowed } = await this.core.mayRead(path, this.auth);
    if (!isAllowed) throw new TreeError('permission_denied');
    return this.core.watches.look(path, readWireQuery(body.q));
  }

  private put(body: Body): Promise<void> {
    return this.write([[treePath(body.p), body.d]], typeof body.h === 'string' ? body.h : undefined);
  }

  private write(values: Values, hash?: string): Promise<void> {
    return this.core.write(this.auth, values, hash);
  }

  private sayFarewell(path: string, values: Values): void {
    if (this.farewells.size >= MOST_FAREWELLS && !this.farewells.has(path)) throw new TreeError('too_big');
    this.farewells.set(path, values);
  }

  private forgetFarewells(path: string): void {
    for (const at of this.farewells.keys()) if (isInside(at, path)) this.farewells.delete(at);
  }
}

const idOf = (path: string, query: unknown) => `${path}|${isBranch(query) ? JSON.stringify(query) : ''}`;

/** Several paths below one, each with its value. */
function valuesOf({ p, d }: Body): Values {
  const base = treePath(p);
  return Object.entries(bodyOf(d)).map(([path, value]) => [joined(base, treePath(path)), value]);
}
