import { setTimeout as pause } from 'node:timers/promises';
import { authApi } from '@/lib/contracts/auth';
import type { Section } from '../bench/figures';
import { loginFlood, overload } from './floods';
import type { Meddle, Meddling } from './front';
import type { Site } from './site';
import { slowClients } from './slow-clients';
import type { Member } from './staff-day';
import { workDay } from './work-day';

export interface Plant {
  name: string;
  meddling?: Meddling;
  /** What happens in the middle of it. */
  during?: () => Promise<unknown>;
  /** The figure that has to miss its goal. */
  misses: string;
}

/** A part of the load, as short as it may be, and what is broken in it. */
export interface Trial {
  name: string;
  seconds: number;
  run: (seconds: number) => Promise<Section>;
  plants: readonly Plant[];
}

const LEAK = 400_000_000;
/** Of passwords, at once: the fronts have their share of two processors as well. */
const FEW_TRIES = 60;
/** Later than the load allows anybody to be normal again, and longer than it allows to hold a connection. */
const TOO_LONG = { recover: 12_000, held: 22_000 };

const isTry = ({ path }: { path: string }) => path === authApi.checkPassword.path;
const isWork = (asked: { path: string }) => !isTry(asked);

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
      run: (seconds) => overload(members, ended, seconds),
      plants: [
        { name: 'a failure of the server', meddling: { oneOf: 100, status: 500 }, misses: 'errors' },
        {
          name: 'a refusal that does not say when to come again',
          meddling: { oneOf: 100, status: 503, isSilent: true },
          misses: 'errors',
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
      ],
    },
  ];
}
