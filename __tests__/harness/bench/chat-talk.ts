import { onPostgres } from './bench-postgres';
import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { askGauge, type Place, withGaugedProcess } from './bench-server';
import { deliver, type Delivered, open } from './chat-delivery';
import { beHostile } from './chat-hostile';
import { killTalking } from './chat-kills';
import { measureInbox } from './chat-inbox';
import { fillChat } from './chat-place';
import type { Figure, Section } from './figures';
import { withFolder } from './processes';
import { leaveAll } from './realtime-client';
import { median, quantile } from './statistics';

const [STAFF, TALKS, SECONDS, KILLS, HOSTILE] = (process.env.BENCH_TALK || '100,500,300,100,40')
  .split(',')
  .map(Number) as [number, number, number, number, number];
const PER_SECOND = 20;

const figuresOf = (what: string, { sent, lost, doubled, unequal, times }: Delivered): Figure[] => [
  { name: `${what}: messages sent`, value: sent },
  { name: `${what}: lost`, value: lost, goal: { is: 0 } },
  { name: `${what}: doubled`, value: doubled, goal: { is: 0 } },
  { name: `${what}: listeners with another order`, value: unequal, goal: { is: 0 } },
  { name: `${what}: delivery p50`, value: median(times), unit: 'ms' },
  { name: `${what}: delivery p99`, value: quantile(times, 0.99), unit: 'ms' },
];

/** The server's memory at three moments, measured after garbage collection. */
const WEIGHED = ['at the start', 'after 60 s', 'at the end'] as const;

const weigh = async (child: ChildProcess) => (await askGauge(child, { isWeighed: true })).weight;

function weightFigures(engine: string, weights: readonly Awaited<ReturnType<typeof weigh>>[]): Figure[] {
  return weights.flatMap((weight, nth): Figure[] => [
    { name: `${engine}: memory ${WEIGHED[nth]}, all of the process`, value: weight?.process ?? Number.NaN, unit: 'MB' },
    { name: `${engine}: memory ${WEIGHED[nth]}, its own thread`, value: weight?.heap ?? Number.NaN, unit: 'MB' },
  ]);
}

async function talk(engine: string, place: Place): Promise<Figure[]> {
  const chat = await fillChat(place, { staff: STAFF, talks: TALKS });
  const figures = await withGaugedProcess(place, async (origin, child) => {
    const parts = await open(origin, chat);
    const rate = { perSecond: PER_SECOND };
    // Code loaded on the first message does not count as growth.
    await deliver(parts, { ...rate, seconds: 10 });
    const start = await weigh(child);
    const soon = pause(60_000).then(() => weigh(child));
    const calm = await deliver(parts, { ...rate, seconds: SECONDS });
    const weights = [start, await soon, await weigh(child)];
    const hostile = beHostile(origin, HOSTILE);
    const beside = await deliver(parts, { ...rate, seconds: Math.min(60, SECONDS) });
    hostile.stop();
    await leaveAll();
    return [
      ...figuresOf(engine, calm),
      ...weightFigures(engine, weights),
      ...figuresOf(`${engine}, beside ${HOSTILE} hostile sockets`, beside),
      { name: `${engine}: sockets they opened`, value: hostile.opened() },
    ];
  });
  const { acknowledged, found, lost, other } = await killTalking(place, chat, KILLS);
  return [
    ...figures,
    { name: `${engine}: acknowledged in ${KILLS} kills`, value: acknowledged },
    { name: `${engine}: of those lost`, value: lost, goal: { is: 0 } },
    { name: `${engine}: of those changed`, value: other, goal: { is: 0 } },
    { name: `${engine}: found at the end`, value: found },
  ];
}

/** Conversations over minutes with hostile sockets beside them, and kills in the middle. */
export const measureChat = async (): Promise<Section> => ({
  title: `Chat: ${STAFF} staff, ${TALKS} conversations, ${PER_SECOND} messages a second for ${SECONDS} s`,
  figures: [
    ...(await withFolder((folder) => talk('embedded', { folder }))),
    ...(await withFolder((folder) => measureInbox('embedded', { folder }))),
    ...(await onPostgres((databaseUrl) => withFolder((folder) => talk('PostgreSQL', { folder, databaseUrl })))),
    ...(await onPostgres((databaseUrl) => withFolder((folder) => measureInbox('PostgreSQL', { folder, databaseUrl })))),
  ],
});
