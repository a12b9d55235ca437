import pg from 'pg';
import { currentRequestId } from '../../request-context';
import { FairTurns } from './fair-turns';

type Connected = Parameters<Parameters<pg.Pool['connect']>[0]>;

/**
 * A pool of one connection, given next to the call or job that used it least: small ones do not wait for large ones.
 */
export class FairPool extends pg.Pool {
  private readonly turns = new FairTurns();

  constructor(config: Omit<pg.PoolConfig, 'max'>) {
    super({ ...config, max: 1 });
    this.on('release', () => this.turns.giveBack());
  }

  private async connectInTurn(): Promise<pg.PoolClient> {
    await this.turns.take(currentRequestId());
    try {
      return await super.connect();
    } catch (error) {
      this.turns.giveBack();
      throw error;
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(told: (...connected: Connected) => void): void;
  override connect(told?: (...connected: Connected) => void): Promise<pg.PoolClient> | void {
    const connected = this.connectInTurn();
    if (!told) return connected;
    connected.then(
      (client) => told(undefined, client, (error) => client.release(error)),
      (error: Error) => told(error, undefined, () => undefined),
    );
  }
}
