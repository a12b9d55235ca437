import type { CampaignDetail } from '@/lib/contracts/messages/campaign-record';
import { CAMPAIGN_MACHINE } from '@/lib/domain/messages/campaign-machine';
import type { CampaignStatus } from '@/lib/domain/messages/campaign-status';
import { type Tally } from '@/lib/domain/messages/breaker';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { campaigns as campaignsTable } from '../../db/schema/messages';
import { notify } from '../../platform/notifications/notification-service';
import { wake } from '../../platform/jobs/wake';
import { stepped } from '../../platform/steps/step-repository';
import { stepsOf } from '../../platform/steps/steps-of';
import * as repository from './campaign-repository';
import { campaigns, getCampaign } from './campaign-service';
import * as recipients from './recipient-repository';

/** Columns each step writes besides the status. */
function columnsOf({ startedAt }: CampaignDetail, to: CampaignStatus, { userId }: Actor) {
  if (to === 'approved') return { approvedById: userId };
  if (to === 'draft') return { check: null, checkJobId: null, frozen: null, approvedById: null };
  if (to === 'sending') return startedAt === null ? { startedAt: clock.now() } : {};
  return to === 'stopped' || to === 'cancelled' ? { endedAt: clock.now() } : {};
}

const CAMPAIGN_STEPS = stepsOf({
  machine: CAMPAIGN_MACHINE,
  table: campaignsTable,
  hold: async (tx, id, actor) => {
    await campaigns.lock(tx, id);
    return getCampaign(id, actor, tx);
  },
  find: (tx, id, actor) => getCampaign(id, actor, tx),
  factsOf: ({ facts }: Pick<CampaignDetail, 'facts' | 'status'>) => facts,
  columnsOf,
  audited: ({ status, statusReason }) => ({ status, statusReason }),
  follow: async (tx, before, { id, status }) => {
    if (status === 'draft' && before.status === 'scheduled') await recipients.clear(tx, id);
    if (status === 'stopped' || status === 'cancelled') await recipients.skipWaiting(tx, id, clock.now());
  },
});

/** Moves a campaign to another status. */
export async function stepCampaign(
  id: string,
  step: { to: CampaignStatus; reason?: string; version: number },
  actor: Actor,
): Promise<CampaignDetail> {
  await CAMPAIGN_STEPS.transition(id, step, actor);
  wake('messages-out');
  return getCampaign(id, actor);
}

const system = { actorId: null, action: 'campaigns.status-changed' } as const;

/** Starts due campaigns; one that may no longer send is paused with the reason, and its creator is notified. */
export async function startDue(): Promise<void> {
  for (const id of await repository.findDue(orm(), clock.now()))
    await transaction(async (tx) => {
      const held = await campaigns.lock(tx, id);
      if (held.status !== 'scheduled') return;
      const { facts } = await campaigns.get(id, tx);
      const now = clock.now();
      const status = stepped(CAMPAIGN_MACHINE, 'scheduled', 'sending');
      const started = await campaigns.write(tx, held, { status, startedAt: now, statusChangedAt: now }, system);
      if (facts.resumeProblem) await pauseHeld(tx, started, facts.resumeProblem);
    });
}

async function pauseHeld(tx: Queryable, held: repository.CampaignRow, reason: string): Promise<void> {
  const status = stepped(CAMPAIGN_MACHINE, held.status, 'paused');
  await campaigns.write(tx, held, { status, statusReason: reason, statusChangedAt: clock.now() }, system);
  const told = { kind: 'returned', text: `${held.name} is paused. ${reason}`, subjectId: held.id } as const;
  const path = `/gupshup-message?campaign=${held.id}`;
  for (const userId of new Set([held.createdById, held.approvedById ?? held.createdById]))
    await notify(tx, { ...told, userId, path });
}

/** Pauses a campaign automatically and notifies its creator and approver, unless the campaign is not sending. */
export async function pauseCampaign(tx: Queryable, id: string, reason: string): Promise<void> {
  const held = await campaigns.lock(tx, id);
  if (held.status === 'sending') await pauseHeld(tx, held, reason);
}

/** Message counts of a campaign. */
export async function tallyOf(tx: Queryable, id: string): Promise<Tally & { waiting: number }> {
  const counts = (await repository.countStages(tx, [id])).get(id) ?? {};
  const { failed = 0, sent = 0, delivered = 0, read = 0, unclear = 0, queued = 0, sending = 0 } = counts;
  return { failed, unclear, settled: failed + sent + delivered + read, waiting: queued + sending };
}

/** Completes a campaign with no waiting messages. */
export const completeIfDone = (id: string): Promise<void> =>
  transaction(async (tx) => {
    const held = await campaigns.lock(tx, id);
    if (held.status !== 'sending' || (await tallyOf(tx, id)).waiting > 0) return;
    const now = clock.now();
    const status = stepped(CAMPAIGN_MACHINE, 'sending', 'completed');
    await campaigns.write(tx, held, { status, statusReason: null, statusChangedAt: now, endedAt: now }, system);
  });
