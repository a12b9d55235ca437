import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Stream {
  nfd: number;
  path?: string;
}

type Write = (stream: Stream, buffer: unknown, offset: number, length: number, position: number) => number;

interface EngineModule {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number; write: Write } };
}

/** A file of the engine's log; a new one, all zeros, is created under another name. */
const LOG_FILE = /\/pg_wal\/[0-9A-F]{24}$/;

/**
 * The engine's folder file system with a real flush to disk. The original has no fsync hook, so a power loss could lose
 * an acknowledged commit.
 */
export class DurableFileSystem extends NodeFS {
  /** Flushes since the engine was opened, for the durability test. */
  flushes = 0;
  /** Bytes written to the engine's log since it was opened. */
  logged = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const started = await super.init(...args);
    const addToFiles = (engine: unknown) => {
      const { stream_ops: files } = (engine as EngineModule).NODEFS;
      files.fsync = (stream) => {
        this.flushes += 1;
        fs.fsyncSync(stream.nfd);
        return 0;
      };
      const { write } = files;
      files.write = (stream, ...written) => {
        const bytes = write(stream, ...written);
        if (stream.path && LOG_FILE.test(stream.path)) this.logged += bytes;
        return bytes;
      };
    };
    const preRun = [...(started.emscriptenOpts.preRun ?? []), addToFiles];
    return { emscriptenOpts: { ...started.emscriptenOpts, preRun } };
  }
}
