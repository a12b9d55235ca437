import { clock } from '../../clock';
import { orm } from '../../db/database';
import { findSending, isAnyActive } from './campaign-repository';
import { startDue } from './campaign-step-service';
import { leaveDead, watchCampaigns } from './sender-service';

/** Periodic checks: due, failing and finished campaigns, and crashed senders. */
export async function watchMessages(): Promise<void> {
  await leaveDead();
  if (!(await isAnyActive(orm(), { now: clock.now() }))) return;
  await startDue();
  await watchCampaigns(await findSending(orm()));
}
