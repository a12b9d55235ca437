import type { Endpoint } from '@/lib/contracts/base/endpoint';
import type { Thing } from '@/lib/contracts/dashboard';
import { type ThingKind, THINGS_SHOWN } from '@/lib/domain/records/next-things';
import type { Actor } from '../../auth/actor';

export const FIRST = { limit: THINGS_SHOWN };

export type Found = Omit<Thing, 'kind'>;

export interface Source {
  kind: ThingKind;
  /** Roles that may make this call have such things. */
  call: Pick<Endpoint, 'access'>;
  read: (actor: Actor) => Promise<Found[]>;
}
