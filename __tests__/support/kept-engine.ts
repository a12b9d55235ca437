import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import path from 'node:path';
import type * as embedded from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { exchangeWith } from '../../lib/server/db/embedded/exchange-with';

type Exchange = (messages: Uint8Array) => Promise<Uint8Array>;

/** How tables are made, and the file their folder is kept in once they are. */
export interface Tables {
  file: string;
  make: (exchange: Exchange) => Promise<void>;
}

/** The engine, for as long as one has it. */
export interface Lease {
  exchange: Exchange;
  giveBack: () => Promise<void>;
}

/** What a file may have changed beside rows, as one text: an engine with another text than at first is not used again. */
const SHAPE = `
  select md5(string_agg(part, ' ' order by part)) as shape from (
    select concat('relation ', oid, relname) as part from pg_class where oid >= 16384
    union all select concat('column ', attrelid, attname, atttypid, attnotnull, attisdropped) from pg_attribute
      where attrelid >= 16384 and attnum > 0
    union all select concat('default ', oid, adbin) from pg_attrdef
    union all select concat('constraint ', oid, convalidated) from pg_constraint where oid >= 16384
    union all select concat('trigger ', oid, tgenabled) from pg_trigger
    union all select concat('function ', oid, prosrc) from pg_proc where oid >= 16384
    union all select concat('extension ', oid) from pg_extension
    union all select concat('setting ', setdatabase, setrole, setconfig) from pg_db_role_setting
    union all select concat('statistic ', starelid, staattnum) from pg_statistic where starelid >= 16384
  ) as parts`;

/**
 * Rows go from all tables that have had any, the ones that nobody may empty among them. Each statement is sent by itself:
 * several at once are one transaction, in which nothing is discarded.
 */
const EMPTYING = [
  'rollback',
  'discard all',
  'set session_replication_role = replica',
  `do $$ declare filled text; begin
    select string_agg(oid::regclass::text, ', ') into filled from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0;
    if filled is not null then execute 'truncate ' || filled || ' cascade'; end if;
    perform setval(seqrelid, seqstart, false) from pg_sequence where seqrelid::regclass::text not like 'drizzle.%';
  end $$`,
  'delete from pg_statistic where starelid >= 16384',
  'discard all',
];

/** The engine sets itself a timer after each query, which must not keep the process from ending. */
const UNHELD_TIMERS = "'use strict'; const setTimeout = (...given) => globalThis.setTimeout(...given).unref();";

function loadEngine(): typeof embedded {
  const file = createRequire(__filename).resolve('@electric-sql/pglite');
  const loaded = new Module(file) as Module & { _compile: (source: string, file: string) => void };
  loaded._compile(UNHELD_TIMERS + readFileSync(file, 'utf8'), file);
  return loaded.exports as typeof embedded;
}

const { PGlite } = loadEngine();
type PGlite = embedded.PGlite;

const shapeOf = async (engine: PGlite) => (await engine.query<{ shape: string }>(SHAPE)).rows[0]?.shape;

/** Starts an engine with all tables and no row. Making tables takes seconds, so that is done once and kept. */
async function start({ file, make }: Tables): Promise<PGlite> {
  const extensions = { pg_trgm };
  if (existsSync(file)) return PGlite.create({ loadDataDir: new Blob([readFileSync(file)]), extensions });
  const made = await PGlite.create({ extensions });
  await make((messages) => exchangeWith(made, messages));
  const files = await made.dumpDataDir('none');
  mkdirSync(path.dirname(file), { recursive: true });
  // Workers that start side by side make it side by side; a rename lets none see half a file.
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await files.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  return made;
}

/**
 * One embedded engine in memory for all test files that run in this process, one after the other: its start takes
 * longer than most of them. Each takes it with all tables and no row.
 */
export class EngineKeeper {
  private kept?: { engine: PGlite; file: string; shape: string | undefined };
  private leases = new Set<Lease>();

  /** The engine, emptied; a second one when somebody has it already. */
  async take(tables: Tables): Promise<Lease> {
    if (this.leases.size > 0) {
      const other = await start(tables);
      return this.lend(other, () => other.close());
    }
    const engine = (await this.emptied(tables.file)) ?? (await start(tables));
    this.kept ??= { engine, file: tables.file, shape: await shapeOf(engine) };
    return this.lend(engine, async () => {});
  }

  /** Whoever has the engine still has it no more: what a test file left running does not meet the next one's rows. */
  async takeBack(): Promise<void> {
    await Promise.all([...this.leases].map((lease) => lease.giveBack()));
  }

  private lend(engine: PGlite, end: () => Promise<void>): Lease {
    const lease: Lease = {
      exchange: (messages) =>
        this.leases.has(lease)
          ? exchangeWith(engine, messages)
          : Promise.reject(new Error('The engine was given back.')),
      giveBack: async () => {
        if (this.leases.delete(lease)) await end();
      },
    };
    this.leases.add(lease);
    return lease;
  }

  private async emptied(file: string): Promise<PGlite | undefined> {
    const { kept } = this;
    if (!kept) return undefined;
    try {
      for (const statement of EMPTYING) await kept.engine.exec(statement);
      if (kept.file === file && (await shapeOf(kept.engine)) === kept.shape) return kept.engine;
    } catch {
      // One that fails to become empty is broken, as a test may have wanted it.
    }
    await this.drop();
    return undefined;
  }

  private async drop(): Promise<void> {
    const { kept } = this;
    this.kept = undefined;
    await kept?.engine.close().catch(() => {});
  }
}
