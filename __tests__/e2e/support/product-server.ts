import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Longer than a start on a slow machine, and than the product gives itself to stop. */
const START_MS = 300_000;
const STOP_MS = 60_000;

const ROOT = path.resolve(__dirname, '../../..');

/** A test begins with no work in progress, so that everything it finds is its own. */
const OPTIONS = { demo: ['--quiet'], start: [] } as const;

export interface Exit {
  code: number | null;
  output: string;
}

/** Runs `npm run demo` or `npm start` like a person would, with nothing between the test and the process. */
export class ProductServer {
  readonly dataFolder: string;
  private readonly ownsFolder: boolean;
  output = '';
  private readonly process: ChildProcess;
  readonly exited: Promise<Exit>;

  constructor(env: Record<string, string> = {}, command: 'demo' | 'start' = 'demo') {
    this.ownsFolder = env.DATA_DIR === undefined;
    this.dataFolder = env.DATA_DIR ?? mkdtempSync(path.join(os.tmpdir(), 'bomb-e2e-'));
    this.process = spawn(process.execPath, [path.join(ROOT, 'lib/commands/run.mjs'), command, ...OPTIONS[command]], {
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own, so that a kill includes its child processes.
      detached: true,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: '0',
        DATABASE_URL: '',
        LOG_LEVEL: 'warn',
        DATA_DIR: this.dataFolder,
        ...env,
      },
    });
    const keep = (text: Buffer) => (this.output += text.toString());
    this.process.stdout?.on('data', keep);
    this.process.stderr?.on('data', keep);
    this.exited = new Promise((resolve) => this.process.on('close', (code) => resolve({ code, output: this.output })));
  }

  /** A build has no time limit: it ends by itself, successfully or not. */
  private isBuilding(): boolean {
    return this.output.includes('Building the app') && !this.output.includes('Opening the database');
  }

  /** Its address, once it accepts calls. */
  async ready(): Promise<string> {
    let deadline = Date.now() + START_MS;
    let hasExited = false;
    void this.exited.then(() => (hasExited = true));
    while (!hasExited && Date.now() < deadline) {
      const address = /BOMB is ready at (\S+)/.exec(this.output)?.[1];
      if (address) return address;
      if (this.isBuilding()) deadline = Date.now() + START_MS;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    this.kill();
    throw new Error(`The server did not start:\n${this.output}`);
  }

  /** Closes the reading ends of its output, as when the program behind a pipe has ended. */
  stopReading(): void {
    this.process.stdout?.destroy();
    this.process.stderr?.destroy();
  }

  signal(signal: NodeJS.Signals): void {
    this.process.kill(signal);
  }

  private kill(): void {
    if (this.process.pid !== undefined && this.process.exitCode === null) process.kill(-this.process.pid, 'SIGKILL');
  }

  /** Stops it, waits for its exit and removes its data. */
  async stop(): Promise<Exit> {
    const overdue = setTimeout(() => this.kill(), STOP_MS);
    this.signal('SIGTERM');
    const exit = await this.exited;
    clearTimeout(overdue);
    if (this.ownsFolder) rmSync(this.dataFolder, { recursive: true, force: true });
    return exit;
  }
}
