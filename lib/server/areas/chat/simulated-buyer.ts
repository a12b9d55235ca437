import { chatPaths, SERVER_TIME } from '@/lib/domain/chat/layout';
import { simulatedAnswer } from '@/lib/domain/chat/simulated-answer';
import { clock, SECOND } from '../../clock';
import { orm } from '../../db/database';
import { describeError } from '../../db/describe-error';
import { log } from '../../log';
import { realtimeTree } from '../../platform/realtime/realtime';
import * as repository from './conversation-repository';
import { sayInbound } from './inbound-service';
import * as messages from './message-repository';

const PAUSES = { receives: SECOND, reads: 2 * SECOND, answers: 3 * SECOND };

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms).unref();
  });

/** Receives, reads, types and answers as the demo buyer does. */
async function play(id: string, messageId: string): Promise<void> {
  const conversation = await repository.findById(orm(), id);
  const message = await messages.findById(orm(), messageId);
  if (!conversation?.isSimulated || !conversation.identity || !message) return;
  const { identity, contactName: name } = conversation;
  const cursor = chatPaths.cursor(id, identity);
  await wait(PAUSES.receives);
  await realtimeTree().update({ [`${cursor}/delivered`]: clock.now().getTime() });
  await wait(PAUSES.reads);
  const typing = chatPaths.typist(id, identity);
  await realtimeTree().update({
    [`${cursor}/read`]: clock.now().getTime(),
    [typing]: { name, at: SERVER_TIME },
  });
  await wait(PAUSES.answers);
  await realtimeTree().update({ [typing]: null });
  await sayInbound(id, simulatedAnswer(message.kind, message.text));
}

/** In the demo, a simulated buyer answers in some conversations; elsewhere this does nothing. */
export function answerAsBuyer(id: string, messageId: string): void {
  play(id, messageId).catch((error: unknown) =>
    log.error({ conversationId: id, ...describeError(error) }, 'the simulated buyer stopped'),
  );
}
