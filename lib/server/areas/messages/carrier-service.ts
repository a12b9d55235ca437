import { orm } from '../../db/database';
import { findSending } from './campaign-repository';
import { startDue } from './campaign-step-service';
import { leaveDead, watchCampaigns } from './sender-service';

/** Periodic checks: due, failing and finished campaigns, and crashed senders. */
export async function watchMessages(): Promise<void> {
  await startDue();
  await leaveDead();
  await watchCampaigns(await findSending(orm()));
}
