import net from 'node:net';
import { authApi } from '@/lib/contracts/auth';
import type { Section } from '../bench/figures';
import type { Member } from './member';
import { count, failuresOf } from './outcome';
import { workFor } from './work-for';

const SLOW = 1000;
const SECONDS = 40;
/** Two of the server's check intervals, plus a second for late detection here. */
const MOST_HELD = 21;

const HEAD = 'Host: localhost\r\nContent-Type: application/json\r\n';

/** Initial data and the data they repeat, a little each second; some send nothing at all. */
const KINDS = [
  { begin: '', more: '' },
  { begin: `GET / HTTP/1.1\r\n${HEAD}`, more: 'X-More: 1\r\n' },
  { begin: `POST ${authApi.checkPassword.path} HTTP/1.1\r\n${HEAD}Content-Length: 4000\r\n\r\n`, more: ' ' },
] as const;

interface Held {
  /** Seconds until the server closed it; null if it did not. */
  seconds: number | null;
}

/** A nearly idle connection, until the server closes it or the time is over. */
function hold(origin: string, index: number, isOver: () => boolean): Promise<Held> {
  const { hostname, port } = new URL(origin);
  const { begin, more } = KINDS[index % KINDS.length] ?? KINDS[0];
  return new Promise((resolve) => {
    const started = performance.now();
    const socket = net.connect(Number(port), hostname, () => socket.write(begin));
    const drip = setInterval(() => (isOver() ? socket.destroy() : socket.write(more)), 1000);
    socket.on('error', () => undefined);
    socket.resume();
    socket.once('close', () => {
      clearInterval(drip);
      resolve({ seconds: isOver() ? null : (performance.now() - started) / 1000 });
    });
  });
}

/** People work as usual while many connections are held open and send almost nothing. */
export async function slowClients(
  members: readonly Member[],
  ended: () => number,
  seconds = SECONDS,
): Promise<Section> {
  const origins = [...new Set(members.map(({ origin }) => origin))];
  let isOver = false;
  const holding = Array.from({ length: SLOW }, (_, index) =>
    hold(origins[index % origins.length] ?? '', index, () => isOver),
  );
  const timed = await workFor(members.slice(0, 20), seconds, 500);
  isOver = true;
  const held = await Promise.all(holding);
  const times = held.flatMap((one) => one.seconds ?? []);
  const served = count(timed, 'done', 'too late');
  return {
    title: `${SLOW} connections that hardly move for ${seconds} s while 20 people work`,
    figures: [
      { name: 'never ended by the server', value: held.length - times.length, goal: { is: 0 } },
      { name: 'longest time one was held', value: Math.max(0, ...times), unit: 's', goal: { atMost: MOST_HELD } },
      { name: 'calls of the people at work', value: timed.length },
      { name: 'of these served', value: (100 * served) / timed.length, unit: '%', goal: { atLeast: 99 } },
      ...failuresOf(timed),
      { name: 'processes that ended', value: ended(), goal: { is: 0 } },
    ],
  };
}
