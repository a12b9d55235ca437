import type { MessageCategory } from '@/lib/domain/messages/categories';
import { failureClass } from '@/lib/domain/messages/failure-codes';
import { type Outcome, foldEvents } from '@/lib/domain/messages/fold-events';
import { paiseFor100 } from '@/lib/domain/messages/rate-card';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { clock } from '../../clock';
import { transaction, type Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import type { SendAnswer } from '../../platform/messaging/provider';
import * as repository from './outcome-repository';
import * as handOut from './hand-out-repository';

type Found = Awaited<ReturnType<typeof repository.lockWithEvents>>[number];

/** Categories charged like another. */
const CHARGED_LIKE: Readonly<Record<string, MessageCategory>> = {
  marketing_lite: 'marketing',
  authentication_international: 'authentication',
  referral_conversion: 'service',
};

const categoryOf = (name: string | null, otherwise: MessageCategory): MessageCategory =>
  repository.isCategory(name) ? name : (name && CHARGED_LIKE[name]) || otherwise;

function chargeOf({ row }: Found, { billing, wentOutAt }: Outcome): repository.ChargeRow | null {
  const at = billing?.at ?? wentOutAt;
  if (!at) return null;
  const category = categoryOf(billing?.category ?? null, row.category);
  const day = indianDayOf(at);
  return {
    id: newId(),
    messageId: row.id,
    campaignId: row.campaignId,
    senderId: row.senderId,
    category,
    day,
    paiseFor100: paiseFor100(category, day, billing?.isFree),
    isEstimated: billing === null,
    at,
  };
}

export interface Settled {
  id: string;
  phone: string;
  campaignId: string | null;
  failureCode: string | null;
}

/** Recomputes the outcomes of messages from all their events. Returns those that failed now. */
export async function refold(tx: Queryable, ids: readonly string[]): Promise<Settled[]> {
  if (ids.length === 0) return [];
  const found = (await repository.lockWithEvents(tx, ids)).map((one) => ({ ...one, outcome: foldEvents(one.events) }));
  const told = found.flatMap(({ row, outcome: { stage, stageAt, failureCode, failureText } }) =>
    stage && stageAt
      ? [{ id: row.id, stage, stageAt, failureCode, failureText: failureText?.slice(0, 300) ?? null }]
      : [],
  );
  await repository.saveOutcomes(tx, told);
  const charges = found.flatMap((one) => chargeOf(one, one.outcome) ?? []);
  await repository.saveCharges(tx, charges);
  const failed = found.filter(({ outcome }) => outcome.stage === 'failed');
  const unbilled = failed.filter(({ outcome }) => outcome.billing === null).map(({ row }) => row.id);
  if (unbilled.length > 0) await repository.dropEstimates(tx, unbilled);
  return failed
    .filter(({ row }) => row.stage !== 'failed')
    .map(({ row, outcome }) => ({
      id: row.id,
      phone: row.phone,
      campaignId: row.campaignId,
      failureCode: outcome.failureCode,
    }));
}

/** State of a message after the provider's response, before any event. */
function standing({ campaignId }: handOut.MessageRow, answer: SendAnswer): Parameters<typeof handOut.update>[2] {
  const stageAt = clock.now();
  const waits = { stage: 'queued', handedAt: null, stageAt } as const;
  if (answer.kind === 'taken') {
    const { providerId, whatsappId } = answer;
    return { stage: 'submitted', providerId, whatsappId, stageAt };
  }
  if (answer.kind === 'not-taken') return waits;
  if (answer.kind === 'unclear') return { stage: 'unclear', stageAt };
  // Rejected because of a problem with the account: the message waits with its campaign, which is paused.
  if (campaignId !== null && failureClass(answer.code) === 'stop') return waits;
  return { stage: 'failed', failureCode: answer.code, failureText: answer.reason, stageAt };
}

/** Stores the provider's response. Events take precedence: a message that an event already updated stays as it is. */
export const settle = (id: string, answer: SendAnswer): Promise<void> =>
  transaction(async (tx) => {
    const row = await handOut.lockById(tx, id);
    if (!row) return;
    const isOpen = row.stage === 'sending' || row.stage === 'unclear';
    if (isOpen) await handOut.update(tx, id, standing(row, answer));
    if (answer.kind !== 'taken') return;
    if (!isOpen && row.providerId === null) await handOut.update(tx, id, { providerId: answer.providerId });
    if ((await repository.adopt(tx, id, answer)) > 0) await refold(tx, [id]);
  });
