import { clock, later, SECOND } from '../../clock';
import { orm, transaction } from '../../db/database';
import { log } from '../../log';
import { ownAddress } from '../../own-address';
import { providerName, webhookSecret } from '../../platform/messaging/open-provider';
import * as repository from './repository';
import { openSession } from './service';

/** Events sent in parallel, and maximum tries per event. */
const [AT_ONCE, MOST_TRIES] = [25, 8];

interface Told {
  type?: string;
  payload?: { id?: string; source?: string; status?: string; rejectedReason?: string };
}

/** Effects of an event at the provider itself, before it is sent. */
async function bringAbout(body: Told): Promise<void> {
  const { id, source, status, rejectedReason = null } = body.payload ?? {};
  if (body.type === 'message' && source) await openSession(orm(), source);
  if (body.type === 'template-event' && id && (status === 'approved' || status === 'rejected'))
    await repository.judge(orm(), id, status === 'approved' ? 'APPROVED' : 'REJECTED', rejectedReason);
}

async function tell({ id, body, tries }: { id: string; body: unknown; tries: number }): Promise<boolean> {
  try {
    await bringAbout(body as Told);
    const answer = await fetch(`${ownAddress()}/api/webhooks/gupshup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${webhookSecret() ?? ''}` },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10 * SECOND),
    });
    await answer.arrayBuffer();
    if (answer.ok) return true;
    log.warn({ status: answer.status, tries }, 'the sandbox was not heard');
  } catch (error) {
    log.warn({ error: String(error), tries }, 'the sandbox reached nobody');
  }
  if (tries >= MOST_TRIES) return true;
  await repository.putOff(orm(), id, later(SECOND * 2 ** tries));
  return false;
}

/** Sends due events to the webhook by HTTP as the real provider does. Returns how many there were. */
export async function tellDue(): Promise<number> {
  if (providerName() !== 'sandbox' || !(await repository.hasDue(orm(), { now: clock.now() }))) return 0;
  const due = await transaction((tx) => repository.claimEvents(tx, clock.now(), later(30 * SECOND), AT_ONCE));
  const done = await Promise.all(due.map(async (event) => ((await tell(event)) ? [event.id] : [])));
  const ids = done.flat();
  if (ids.length > 0) await repository.finishEvents(orm(), ids, clock.now());
  return due.length;
}
