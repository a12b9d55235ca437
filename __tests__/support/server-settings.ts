import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ENV_VARIABLES } from '@/lib/server/env';

/** In tests the server uses its default settings, independent of the machine's, and logs nothing. */
for (const name of ENV_VARIABLES) delete process.env[name];
process.env.LOG_LEVEL = 'silent';

/** Each test file has its own files, which are deleted with it. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bomb-test-data-'));
process.env.DATA_DIR = folder;
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
