import { setTimeout as pause } from 'node:timers/promises';
import { authApi } from '@/lib/contracts/auth';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import type { Section } from '../bench/figures';
import { loginFlood, overload } from './floods';
import type { Meddle, Meddling } from './front';
import type { Site } from './site';
import { slowClients } from './slow-clients';
import { JOB_STARTERS } from './job-deeds';
import type { Member } from './member';
import { workDay } from './work-day';

export interface Plant {
  name: string;
  meddling?: Meddling;
  /** What happens in the middle of the trial. */
  during?: () => Promise<unknown>;
  /** Setup before the trial; `after` reverts it. */
  before?: () => unknown;
  after?: () => unknown;
  /** The figure that must miss its goal. */
  misses: string;
}

/** Part of the load, as short as possible, and the ways in which it is broken. */
export interface Trial {
  name: string;
  seconds: number;
  run: (seconds: number) => Promise<Section>;
  plants: readonly Plant[];
}

const LEAK = 400_000_000;
/** Concurrent passwords: the proxies need a share of the two processors as well. */
const FEW_TRIES = 60;
/**
 * Much longer than the load allows for recovery, because requests from the rush finish first, and longer than it allows
 * to hold a connection.
 */
const TOO_LONG = { recover: 20_000, held: 22_000 };

/** Calls per second: a few people with short thinking times make no more. */
const USUAL = 50;

const isTry = ({ path }: { path: string }) => path === authApi.checkPassword.path;
const isWork = (asked: { path: string }) => !isTry(asked);
const isJobStart = ({ method, path }: { method: string; path: string }) =>
  JOB_STARTERS.some((one) => one.method === method && new RegExp(`^${one.path.replace('[id]', '[^/]+')}$`).test(path));
const isSellerChange = ({ method, path }: { method: string; path: string }) =>
  method === sellersApi.update.method && path.startsWith(sellersApi.list.path);

/** A job of a kind that no worker knows. */
const IMPOSSIBLE_JOB = `insert into jobs (id, kind, title, owner_id, input, due_at, created_at)
  select gen_random_uuid(), 'planted.nobody-knows', 'Planted', id, '{}', now(), now() from users limit 1`;

export function trials(site: Site, members: readonly Member[], meddle: Meddle): Trial[] {
  const { ended } = site;
  return [
    {
      name: 'a day',
      seconds: 12,
      run: (seconds) => workDay(members, site, { seconds, thinking: 300 }),
      plants: [
        { name: 'a failure of the server', meddling: { oneOf: 50, status: 500 }, misses: 'errors' },
        { name: 'a refusal without need', meddling: { oneOf: 50, status: 429 }, misses: 'errors' },
        { name: 'a connection cut', meddling: { oneOf: 50, isCut: true }, misses: 'errors' },
        { name: 'a right that is refused', meddling: { oneOf: 50, status: 403 }, misses: 'errors' },
        { name: 'a record that is not found', meddling: { oneOf: 50, status: 404 }, misses: 'errors' },
        {
          name: 'every change too late',
          meddling: { oneOf: 1, isMeant: isSellerChange, status: 409 },
          misses: 'changes that came too late',
        },
        { name: 'no job is let in', meddling: { oneOf: 1, isMeant: isJobStart, status: 403 }, misses: 'jobs started' },
        {
          name: 'a worker that stands still',
          before: () => site.worker.kill('SIGSTOP'),
          after: () => site.worker.kill('SIGCONT'),
          misses: 'jobs done',
        },
        {
          name: 'a job that fails',
          during: () => site.servers[0].ask({ ask: 'sql', text: IMPOSSIBLE_JOB, values: [] }),
          misses: 'jobs failed',
        },
        {
          name: 'slow reads',
          meddling: { oneOf: 20, isMeant: ({ method }) => method === 'GET', late: 900 },
          misses: 'reads, p99',
        },
        {
          name: 'slow writes',
          meddling: { oneOf: 5, isMeant: ({ method }) => method !== 'GET', late: 1200 },
          misses: 'writes, p99',
        },
        {
          name: 'memory that is never given back',
          during: () => site.servers[0].ask({ ask: 'leak', bytes: LEAK }),
          misses: 'memory of all, grown by',
        },
      ],
    },
    {
      name: 'too many',
      seconds: 6,
      run: (seconds) => overload(members, ended, { seconds, usual: USUAL }),
      plants: [
        { name: 'a failure of the server', meddling: { oneOf: 100, status: 500 }, misses: 'errors' },
        {
          name: 'a refusal that does not say when to come again',
          meddling: { oneOf: 100, status: 503, isSilent: true },
          misses: 'errors',
        },
        { name: 'a right that is refused', meddling: { oneOf: 100, status: 403 }, misses: 'errors' },
        {
          name: 'everybody told to come again later',
          meddling: { oneOf: 1, status: 503, isTold: true },
          during: () => pause(3500).then(() => meddle({})),
          misses: 'done',
        },
        {
          name: 'a server that stays slow',
          meddling: { oneOf: 1, late: 600 },
          during: () => pause(3000 + TOO_LONG.recover).then(() => meddle({})),
          misses: 'normal again after',
        },
      ],
    },
    {
      name: 'passwords',
      seconds: 6,
      run: (seconds) => loginFlood(members, ended, seconds, FEW_TRIES),
      plants: [
        {
          name: 'a failure at a password',
          meddling: { oneOf: 10, isMeant: isTry, status: 500 },
          misses: 'errors of these',
        },
        {
          name: 'a password that opens',
          meddling: { oneOf: 10, isMeant: isTry, status: 200 },
          misses: 'errors of these',
        },
        {
          name: 'a right of somebody at work that is refused',
          meddling: { oneOf: 20, isMeant: isWork, status: 403 },
          misses: 'errors of theirs',
        },
        {
          name: 'a refusal of somebody at work',
          meddling: { oneOf: 20, isMeant: isWork, status: 503 },
          misses: 'errors of theirs',
        },
        {
          name: 'people at work who wait',
          meddling: { oneOf: 10, isMeant: isWork, late: 1500 },
          misses: 'their calls, p99',
        },
      ],
    },
    {
      name: 'slow clients',
      seconds: 25,
      run: (seconds) => slowClients(members, ended, seconds),
      plants: [
        {
          name: 'connections that are never ended',
          meddling: { heldFor: 60_000 },
          misses: 'never ended by the server',
        },
        {
          name: 'connections that are ended late',
          meddling: { heldFor: TOO_LONG.held },
          misses: 'longest time one was held',
        },
        {
          name: 'people at work cut off',
          meddling: { oneOf: 20, isMeant: isWork, isCut: true },
          misses: 'of these served',
        },
        {
          name: 'people at work refused their right',
          meddling: { oneOf: 20, isMeant: isWork, status: 403 },
          misses: 'of these served',
        },
      ],
    },
  ];
}
