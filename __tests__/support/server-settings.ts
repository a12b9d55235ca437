import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ENV_VARIABLES } from '@/lib/server/env';

/** The server's settings in tests are its defaults, whatever the machine's own are; and it keeps quiet. */
for (const name of ENV_VARIABLES) delete process.env[name];
process.env.LOG_LEVEL = 'silent';

/** Files of a test file are its own, and gone with it. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bomb-test-data-'));
process.env.DATA_DIR = folder;
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
