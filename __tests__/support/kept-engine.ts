import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, Module } from 'node:module';
import path from 'node:path';
import type * as embedded from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { exchangeWith } from '../../lib/server/db/embedded/exchange-with';

type Exchange = (messages: Uint8Array) => Promise<Uint8Array>;

/** How tables are created, and the file in which their folder is then cached. */
export interface Tables {
  file: string;
  make: (exchange: Exchange) => Promise<void>;
}

/** The engine, while it is leased. */
export interface Lease {
  exchange: Exchange;
  giveBack: () => Promise<void>;
}

/**
 * Everything besides rows that a test file may have changed, as text: an engine that differs from its initial text is
 * not reused.
 */
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
 * Truncates every table that ever had a row, including append-only ones. Statements are sent separately: several at
 * once are one transaction, in which DISCARD does not work.
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

/** The engine sets a timer after each query, which must not keep the process alive. */
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

/** Starts an engine with all tables and no rows. Creating tables takes seconds, so the result is cached. */
async function start({ file, make }: Tables): Promise<PGlite> {
  const extensions = { pg_trgm };
  if (existsSync(file)) return PGlite.create({ loadDataDir: new Blob([readFileSync(file)]), extensions });
  const made = await PGlite.create({ extensions });
  await make((messages) => exchangeWith(made, messages));
  const files = await made.dumpDataDir('none');
  mkdirSync(path.dirname(file), { recursive: true });
  // Concurrent workers create it concurrently; the rename means no worker reads half a file.
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await files.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  return made;
}

/**
 * One embedded in-memory engine for all test files of this process, in sequence: starting it takes longer than most of
 * them. Each file gets it with all tables and no rows.
 */
export class EngineKeeper {
  private kept?: { engine: PGlite; file: string; shape: string | undefined };
  private leases = new Set<Lease>();

  /** The emptied engine; a second engine if the first is leased. */
  async take(tables: Tables): Promise<Lease> {
    if (this.leases.size > 0) {
      const other = await start(tables);
      return this.lend(other, () => other.close());
    }
    const engine = (await this.emptied(tables.file)) ?? (await start(tables));
    this.kept ??= { engine, file: tables.file, shape: await shapeOf(engine) };
    return this.lend(engine, async () => {});
  }

  /** Ends all leases: code that a test file left running cannot reach the next file's rows. */
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
      // An engine that cannot be emptied is broken, possibly on purpose by a test.
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
