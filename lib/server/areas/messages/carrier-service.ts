import { orm } from '../../db/database';
import { findSending } from './campaign-repository';
import { startDue } from './campaign-step-service';
import { leaveDead, watchCampaigns } from './sender-service';

/** What is looked at every now and then: campaigns whose time has come, that go wrong or are done, senders that died. */
export async function watchMessages(): Promise<void> {
  await startDue();
  await leaveDead();
  await watchCampaigns(await findSending(orm()));
}
