import { MINUTE } from '../../clock';
import { describeError } from '../../db/describe-error';
import { log } from '../../log';
import { realtimeTree } from '../../platform/realtime/realtime';
import { mirror } from './mirror-service';
import { publishLeftOver } from './publish-service';
import { wakeDue } from './step-service';

const isOfParty = (by: string | null, paths: readonly { path: string }[]) =>
  by !== null && paths.some(({ path }) => path.startsWith('messages/'));

/** Publishes and copies what an earlier run left, follows new messages, and wakes snoozed conversations. */
export function startChat(): { settled: () => Promise<void>; stop: () => Promise<void> } {
  const copies = mirror();
  const quiet = (work: Promise<unknown>) =>
    void work.catch((error: unknown) => log.error(describeError(error), 'chat fell behind'));
  const stopFollowing = realtimeTree().onCommitted(({ by, changes }) => {
    if (isOfParty(by, changes)) copies.ask();
  });
  const timer = setInterval(() => quiet(wakeDue()), MINUTE);
  timer.unref();
  const beginning = publishLeftOver().then(copies.ask);
  quiet(beginning);
  const settled = async () => {
    await beginning.catch(() => undefined);
    await copies.settled();
  };
  return {
    settled,
    stop: async () => {
      clearInterval(timer);
      stopFollowing();
      await settled();
    },
  };
}
