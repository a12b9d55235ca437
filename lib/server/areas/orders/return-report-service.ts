import type { ReturnsOfSeller } from '@/lib/contracts/orders/return-report';
import type { ReturnSpan } from '@/lib/domain/orders/return-status';
import type { Actor } from '../../auth/actor';
import { DAY, later } from '../../clock';
import { orm } from '../../db/database';
import { returnsBySeller } from './return-report-repository';
import { scopeOf } from './scope';

/** Returns per seller, for the sellers that the user can see. */
export const returnReport = ({ days }: { days: ReturnSpan }, actor: Actor): Promise<ReturnsOfSeller[]> =>
  returnsBySeller(orm(), { since: later(-Number(days) * DAY), portfolio: scopeOf(actor) });
