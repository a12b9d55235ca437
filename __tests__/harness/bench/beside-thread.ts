import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { BesideData, BesideSaid } from './beside';

/** A thread that repeatedly sends small requests to a server, like other users at work. */
const { origin, accessToken, paths } = workerData as BesideData;

/** Milliseconds between two calls of the same kind. */
const REST = 20;

let said: BesideSaid = { times: {}, failures: [] };

async function askOften(path: string): Promise<never> {
  const headers = { Authorization: `JWT ${accessToken}` };
  for (;;) {
    const started = performance.now();
    try {
      const response = await fetch(origin + path, { headers });
      await response.arrayBuffer();
      if (!response.ok) said.failures.push(`${path} answered ${response.status}`);
    } catch (error) {
      said.failures.push(`${path}: ${String(error)}`);
    }
    (said.times[path] ??= []).push(performance.now() - started);
    await pause(REST);
  }
}

for (const path of paths) void askOften(path);

parentPort?.on('message', () => {
  parentPort?.postMessage(said);
  said = { times: {}, failures: [] };
});
