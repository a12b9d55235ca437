import type { Endpoint } from '@/lib/contracts/base/endpoint';
import type { Thing } from '@/lib/contracts/dashboard';
import { type ThingKind, THINGS_SHOWN } from '@/lib/domain/records/next-things';
import type { Actor } from '../../auth/actor';

export const FIRST = { limit: THINGS_SHOWN };

export type Found = Omit<Thing, 'kind'>;

export interface Source {
  kind: ThingKind;
  /** Users who may make this call have such tasks. */
  call: Pick<Endpoint, 'access'>;
  read: (actor: Actor) => Promise<Found[]>;
}
