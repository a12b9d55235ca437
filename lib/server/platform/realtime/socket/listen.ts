import { describeError } from '../../../db/describe-error';
import { log } from '../../../log';
import type { DatabaseCore } from '../database-core';
import type { Auth } from '../rules/rules';
import type { Guarded } from '../store/guards';
import type { Watch, Watcher } from '../store/watches';
import type { TreeQuery } from '../realtime-tree';
import { hashOf } from '../tree/hash';
import { TreeError } from '../tree/tree-error';
import { dataPush } from './frames';

interface Asked {
  path: string;
  query: TreeQuery | undefined;
  /** As sent by the SDK, to be returned when read permission ends. */
  wireQuery: unknown;
  tag: number | undefined;
}

interface Listener {
  auth: () => Auth | null;
  send: (text: string) => void;
  /** Read permission was revoked. */
  onRevoked: (listen: Listen) => void;
  /** Read permission could not be checked. */
  onFailed: () => void;
}

/** One listen of one socket. */
export class Listen implements Watcher, Guarded {
  private watch: Watch | null = null;
  /** Nothing is sent before the first value, or while a changed permission is being checked. */
  private isLive = false;
  /** A change was held back. */
  private isBehind = false;
  private isOver = false;
  private checking = 0;

  constructor(
    readonly asked: Asked,
    private readonly core: DatabaseCore,
    private readonly listener: Listener,
  ) {}

  /** Sends the current value, unless the client's hash matches it. @throws TreeError when it may not be read. */
  async open(hash: unknown): Promise<void> {
    const { path, query } = this.asked;
    const { commits } = this.core.guards;
    await this.assertAllowed();
    this.watch = await this.core.watches.join(this, path, query);
    if (this.isOver) return this.core.watches.leave(this, this.watch);
    const { shown } = this.watch;
    this.isBehind = false;
    if (shown === null || typeof hash !== 'string' || hash !== hashOf(shown)) this.sendAll();
    this.isLive = true;
    if (commits !== this.core.guards.commits) this.recheck();
  }

  close(): void {
    this.isOver = true;
    this.isLive = false;
    this.core.guards.remove(this);
    if (this.watch) this.core.watches.leave(this, this.watch);
  }

  onDifference(text: string, action: 'd' | 'm'): void {
    if (this.isLive) this.listener.send(dataPush(action, this.asked.path, text, this.asked.tag));
    else this.isBehind = true;
  }

  /** Holds everything back until read permission is confirmed. */
  recheck(): void {
    if (this.isOver || !this.watch) return;
    this.isLive = false;
    this.checking += 1;
    const turn = this.checking;
    this.assertAllowed().then(
      () => {
        if (this.isOver || turn !== this.checking) return;
        this.isLive = true;
        if (this.isBehind) this.sendAll();
      },
      (error: unknown) => {
        if (this.isOver || turn !== this.checking) return;
        if (error instanceof TreeError) return this.listener.onRevoked(this);
        log.error(describeError(error), 'a right to read could not be looked at');
        this.listener.onFailed();
      },
    );
  }

  private async assertAllowed(): Promise<void> {
    const verdict = await this.core.mayRead(this.asked.path, this.listener.auth());
    if (!verdict.isAllowed) throw new TreeError('permission_denied');
    if (!this.isOver) this.core.guards.set(this, verdict);
  }

  private sendAll(): void {
    this.isBehind = false;
    const { path, tag } = this.asked;
    this.listener.send(dataPush('d', path, JSON.stringify(this.watch?.shown ?? null), tag));
  }
}
