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

/** Where the engine writes its log; a new file of it, all zeros, is made under another name. */
const LOG_FILE = /\/pg_wal\/[0-9A-F]{24}$/;

/**
 * The engine's folder file system with a flush that reaches the disk. The one it ships with has no fsync hook, so an
 * acknowledged commit could be lost with the machine's power.
 */
export class DurableFileSystem extends NodeFS {
  /** Flushes since the engine was opened, for the test that holds durability to its word. */
  flushes = 0;
  /** Bytes written to the engine's log since then. */
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
