import { clock } from '../../clock';
import { orm } from '../../db/database';
import { findSending, isAnyActive } from './campaign-repository';
import { startDue } from './campaign-step-service';
import { leaveDead, watchCampaigns } from './sender-service';

/** Periodic checks: due, failing and finished campaigns, and crashed senders. */
export async function watchMessages(): Promise<void> {
  const isActive = await isAnyActive(orm(), { now: clock.now() });
  if (isActive) await startDue();
  await leaveDead();
  if (isActive) await watchCampaigns(await findSending(orm()));
}
