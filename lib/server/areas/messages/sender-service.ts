import { breakerReason, stopReason } from '@/lib/domain/messages/breaker';
import { withheldBecause } from '@/lib/domain/messages/hand-out';
import { afterSending, mayGo, refilled, waitFor } from '@/lib/domain/messages/pace';
import { isQuiet } from '@/lib/domain/messages/quiet-hours';
import { clock, later, MINUTE, SECOND } from '../../clock';
import { orm, transaction } from '../../db/database';
import { env } from '../../env';
import { log } from '../../log';
import { openProvider, providerProblem } from '../../platform/messaging/open-provider';
import type { MessageProvider, SendAnswer } from '../../platform/messaging/provider';
import { holdConsents } from '../buyers/consent-service';
import { type CampaignRow, findById as findCampaign } from './campaign-repository';
import { completeIfDone, pauseCampaign, tallyOf } from './campaign-step-service';
import * as repository from './hand-out-repository';
import { settle } from './outcome-service';
import { outgoing } from './outgoing';

/** Maximum messages sent per transaction: they are on their way before an opt-out can be typed. */
const AT_ONCE = 50;

/** A call takes at most 15 s, so a sender that is silent for this long has crashed. */
const DEAD_AFTER = MINUTE;

interface HandedOut {
  rows: repository.MessageRow[];
  /** Milliseconds until the next try makes sense. */
  wait: number;
}

/**
 * Claims messages to send, as many as the pace allows. Consent is checked here, with the numbers locked: an opt-out is
 * either seen now or recorded after the messages were sent.
 */
const handOut = (quiet: boolean): Promise<HandedOut> =>
  transaction(async (tx) => {
    const now = clock.now();
    const { restUntil, ...before } = await repository.lockPace(tx, now);
    if (restUntil && restUntil > now) return { rows: [], wait: restUntil.getTime() - now.getTime() };
    const limit = env().WHATSAPP_RATE;
    const pace = refilled(before, now, limit);
    const allowed = mayGo(pace, AT_ONCE);
    if (allowed === 0) return { rows: [], wait: waitFor(pace, limit) };
    const found = await repository.lockNext(tx, quiet, allowed);
    const consents = await holdConsents(
      tx,
      found.map(({ phone }) => phone),
    );
    const judged = found.map((row) => ({
      row,
      reason: withheldBecause({
        consent: consents.get(row.phone) ?? 'unknown',
        isAnswer: row.templateId === null,
        aboutKind: row.aboutKind,
      }),
    }));
    for (const reason of ['opted-out', 'no-consent'] as const) {
      const ids = judged.filter((one) => one.reason === reason).map(({ row }) => row.id);
      if (ids.length > 0) await repository.skip(tx, ids, reason, now);
    }
    const rows = judged.filter(({ reason }) => reason === null).map(({ row }) => row);
    if (rows.length > 0)
      await repository.markSending(
        tx,
        rows.map(({ id }) => id),
        now,
      );
    await repository.savePace(tx, afterSending(pace, rows.length));
    return { rows, wait: found.length > 0 ? 0 : SECOND };
  });

/** Effects of a provider response beyond its message. */
async function react(row: repository.MessageRow, answer: SendAnswer): Promise<void> {
  const { campaignId } = row;
  if (answer.kind === 'not-taken') {
    await repository.rest(orm(), later(answer.restMs));
    return;
  }
  const reason = answer.kind === 'refused' ? stopReason(answer.code) : null;
  if (campaignId && reason) await transaction((tx) => pauseCampaign(tx, campaignId, reason));
}

async function sendOne(
  provider: MessageProvider,
  row: repository.MessageRow,
  campaign: CampaignRow | undefined,
): Promise<void> {
  const message = await outgoing(orm(), row, campaign);
  const answer = await provider.send(message);
  if (answer.kind === 'unclear') log.warn({ message: row.id, reason: answer.reason }, 'an answer was lost');
  await settle(row.id, answer);
  await react(row, answer);
}

/** The campaigns of messages, each read once. */
async function campaignsOf(rows: readonly repository.MessageRow[]): Promise<Map<string | null, CampaignRow>> {
  const campaigns = new Map<string | null, CampaignRow>();
  for (const { campaignId } of rows)
    if (campaignId !== null && !campaigns.has(campaignId)) {
      const found = await findCampaign(orm(), campaignId);
      if (found) campaigns.set(campaignId, found.row);
    }
  return campaigns;
}

/** Sends what may be sent now. Returns the milliseconds to wait before the next try. */
export async function sendWaiting(): Promise<number> {
  const quiet = isQuiet(clock.now());
  if (!(await repository.hasWaiting(orm(), quiet)) || providerProblem()) return SECOND;
  const provider = openProvider();
  const { rows, wait } = await handOut(quiet);
  const campaigns = await campaignsOf(rows);
  const sent = await Promise.allSettled(rows.map((row) => sendOne(provider, row, campaigns.get(row.campaignId))));
  for (const one of sent)
    if (one.status === 'rejected') log.error({ error: String(one.reason) }, 'a message is unclear');
  return wait;
}

/** Monitors sending campaigns: pauses failing ones and completes finished ones. */
export async function watchCampaigns(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const tally = await tallyOf(orm(), id);
    const reason = breakerReason(tally);
    if (reason) await transaction((tx) => pauseCampaign(tx, id, reason));
    else if (tally.waiting === 0) await completeIfDone(id);
  }
}

/** Marks messages of crashed senders as unclear. */
export async function leaveDead(): Promise<void> {
  const before = later(-DEAD_AFTER);
  if (!(await repository.isAnySendingSince(orm(), { before }))) return;
  const left = await repository.leaveUnclear(orm(), before, clock.now());
  if (left > 0) log.warn({ left }, 'messages were left without an answer');
}
