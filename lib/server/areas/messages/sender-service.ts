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

/** Messages handed out by one transaction at most: they are on their way before an opt-out can be typed. */
const AT_ONCE = 50;

/** A call takes 15 s at most, so whoever says nothing for so long has died with it. */
const DEAD_AFTER = MINUTE;

interface HandedOut {
  rows: repository.MessageRow[];
  /** Milliseconds until it is worth asking again. */
  wait: number;
}

/**
 * Hands messages out, as many as the pace allows. Whether their people still want them is looked up here, while nobody
 * can write an opt-out down: it either came before, and is seen, or comes after they were handed out.
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

/** What an answer of the provider brings about beyond its message. */
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

/** Sends what may go out now. Gives how long to wait before asking again, in milliseconds. */
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

/** Looks after campaigns that send: pauses what goes wrong, ends what is done. */
export async function watchCampaigns(ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const tally = await tallyOf(orm(), id);
    const reason = breakerReason(tally);
    if (reason) await transaction((tx) => pauseCampaign(tx, id, reason));
    else if (tally.waiting === 0) await completeIfDone(id);
  }
}

/** Says of messages whose sender died that nobody knows. */
export async function leaveDead(): Promise<void> {
  const left = await repository.leaveUnclear(orm(), later(-DEAD_AFTER), clock.now());
  if (left > 0) log.warn({ left }, 'messages were left without an answer');
}
