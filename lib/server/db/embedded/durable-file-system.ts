import fs from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface Stream {
  nfd: number;
}

interface EngineModule {
  NODEFS: { stream_ops: { fsync?: (stream: Stream) => number } };
}

/**
 * The engine's folder file system with a flush that reaches the disk. The one it ships with has no fsync hook, so an
 * acknowledged commit could be lost with the machine's power.
 */
export class DurableFileSystem extends NodeFS {
  /** Flushes since the engine was opened, for the test that holds durability to its word. */
  flushes = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const started = await super.init(...args);
    const addFlush = (engine: unknown) => {
      (engine as EngineModule).NODEFS.stream_ops.fsync = (stream) => {
        this.flushes += 1;
        fs.fsyncSync(stream.nfd);
        return 0;
      };
    };
    const preRun = [...(started.emscriptenOpts.preRun ?? []), addFlush];
    return { emscriptenOpts: { ...started.emscriptenOpts, preRun } };
  }
}
