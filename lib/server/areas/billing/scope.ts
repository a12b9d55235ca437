import { seesEverybodysUse } from '@/lib/domain/billing/whose-use';
import { indianMonthOf, lastMonths } from '@/lib/domain/text/indian-month';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import type { OwnerId } from './repository';

const MONTHS = 12;

/** Owner whose usage the user may see: null (everyone) or only themselves. */
export const ownerOf = ({ roles, userId }: Actor): OwnerId => (seesEverybodysUse(roles) ? null : userId);
export const scopeOf = (ownerId: OwnerId) => (ownerId === null ? 'everybody' : 'own');

/** The months that reports look back on. */
export const monthsToNow = () => lastMonths(indianMonthOf(clock.now()).name, MONTHS);
