import os from 'node:os';
import { malformed } from '@/lib/server/errors';
import { serveReader } from '@/lib/server/platform/threads/serve-reader';

/** A reader that behaves as requested, to see how it is handled. */
serveReader(function* (what: 'count' | 'refuse' | 'fail' | 'hoard' | 'spin' | 'priority') {
  if (what === 'priority') return yield os.getPriority();
  for (let batch = 0; batch < 3; batch += 1) yield batch;
  if (what === 'refuse') throw malformed('It is no table.');
  if (what === 'fail') throw Object.assign(new Error('planted'), { code: 'ENOSPC' });
  const hoard: number[][] = [];
  while (what === 'hoard') hoard.push(new Array<number>(100_000).fill(hoard.length));
  while (what === 'spin');
});
