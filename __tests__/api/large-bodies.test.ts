import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { serveApi } from '../support/api';

const api = serveApi();

const SENDER = path.join(process.cwd(), '__tests__/support/send-large-bodies.mjs');
const TIMES = 30;

/** What the sender of a much too large body receives, even while it is still sending. */
it.each([
  ['/api/fo/login', 'too_large'],
  ['/api/me/password', 'unauthenticated'],
  ['/api/health', 'method_not_allowed'],
  ['/identitytoolkit.googleapis.com/v1/accounts:signUp', 413],
])(
  '%s answers a megabyte with %s, every time',
  async (place, code) => {
    const { stdout } = await promisify(execFile)(process.execPath, [SENDER, api.origin + place, String(TIMES)]);
    expect(JSON.parse(stdout)).toEqual(Array(TIMES).fill(code));
  },
  60_000,
);
