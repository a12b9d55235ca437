import { carryWhatsApp } from '../across/whatsapp-chat/service';
import { tellDue } from '../areas/message-sandbox/tell-service';
import { watchMessages } from '../areas/messages/carrier-service';
import { workDeliveries } from '../areas/messages/intake-service';
import { sendWaiting } from '../areas/messages/sender-service';
import { SECOND } from '../clock';
import { describeError } from '../db/describe-error';
import { log } from '../log';
import { listen, type Listener, wake } from '../platform/jobs/wake';
import type { Worker } from '../platform/jobs/worker';

/** At shutdown, pending calls get this long for a response; the rest end as unclear. */
const LAST_ANSWER = 5 * SECOND;

interface Round {
  who: Listener;
  /** Does the pending work; returns the milliseconds until the next check is worthwhile. */
  work: () => Promise<number>;
}

/** Reported events are processed at once, so that each does not wait a second. */
async function takeIn(): Promise<number> {
  const told = await tellDue();
  const done = await workDeliveries();
  if (done > 0) wake('messages-chat');
  return told + done > 0 ? 0 : SECOND / 2;
}

/** Messages accepted by the provider appear in their conversation at once. */
async function handOut(): Promise<number> {
  const wait = await sendWaiting();
  if (wait === 0) wake('messages-chat');
  return wait;
}

const ROUNDS: readonly Round[] = [
  { who: 'messages-out', work: handOut },
  { who: 'messages-in', work: takeIn },
  {
    who: 'messages-watch',
    work: async () => {
      await watchMessages();
      return SECOND;
    },
  },
  { who: 'messages-chat', work: async () => ((await carryWhatsApp()) > 0 ? 0 : 5 * SECOND) },
];

async function go({ who, work }: Round, stopping: AbortSignal): Promise<void> {
  const ear = listen(who);
  while (!stopping.aborted) {
    const wait = await work().catch((error: unknown) => {
      log.error({ who, ...describeError(error) }, 'messages could not be carried');
      return SECOND;
    });
    await ear.next(Math.max(1, wait), stopping);
  }
  ear.close();
}

/** Sends messages and receives delivery reports, until stopped. */
export function startMessenger(): Worker {
  const stopping = new AbortController();
  const working = Promise.all(ROUNDS.map((round) => go(round, stopping.signal)));
  return {
    stop: async () => {
      stopping.abort();
      await Promise.race([working, new Promise((resolve) => setTimeout(resolve, LAST_ANSWER).unref())]);
    },
  };
}
