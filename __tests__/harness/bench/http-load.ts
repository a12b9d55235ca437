import http from 'node:http';
import { shuffled, timed } from './statistics';

/** An address with its request headers. */
export interface Target {
  url: string;
  headers: Record<string, string>;
}

const agent = new http.Agent({ keepAlive: true });

/** Sends requests with the simplest client possible, so that little client time is measured. */
export const ask = ({ url, headers }: Target): Promise<string> =>
  new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        if (response.statusCode === 200) resolve(body);
        else reject(new Error(`${url} answered ${response.statusCode}: ${body}`));
      });
    });
    request.on('error', reject);
  });

/** Warm-up calls per target, which are not counted, and counted calls. */
const CALLS = { warmUp: 60, counted: 400 };

/** Milliseconds per call when a single caller calls all targets in random order. */
export async function timesOfOneCaller<Name extends string>(
  targets: Record<Name, Target>,
  { warmUp, counted } = CALLS,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(targets) as Name[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (let call = 0; call < warmUp + counted; call += 1)
    for (const name of shuffled(names)) {
      const { ms } = await timed(() => ask(targets[name]));
      if (call >= warmUp) times[name].push(ms);
    }
  return times;
}

/** Responses per second while this many callers each send the next request as soon as they get a response. */
export async function answersPerSecond(target: Target, callers: number, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let answers = 0;
  const { ms } = await timed(() =>
    Promise.all(
      Array.from({ length: callers }, async () => {
        while (performance.now() < end) {
          await ask(target);
          answers += 1;
        }
      }),
    ),
  );
  return answers / (ms / 1000);
}
