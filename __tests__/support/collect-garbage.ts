import v8 from 'node:v8';
import vm from 'node:vm';

/** Bytes of the heap from which realms of earlier test files slow down later ones more than a collection takes. */
const MUCH = 600 * 2 ** 20;

v8.setFlagsFromString('--expose-gc');
const collect = vm.runInNewContext('gc') as NodeJS.GCFunction;

/** Frees the realms of ended test files once they fill much of the heap: collections on V8's own terms keep them. */
export function collectGarbage(): void {
  if (process.memoryUsage().heapUsed > MUCH) collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
