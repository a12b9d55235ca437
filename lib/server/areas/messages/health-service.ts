import type { MessageHealth } from '@/lib/contracts/messages/messages';
import { quietNotice } from '@/lib/domain/messages/quiet-hours';
import { clock, DAY, later, MINUTE } from '../../clock';
import { orm } from '../../db/database';
import { openProvider, providerName, providerProblem } from '../../platform/messaging/open-provider';
import { processWide } from '../../process-wide';
import * as repository from './health-repository';

/** Minimum interval between wallet requests; a response is never awaited for long. */
const ASK_EVERY = MINUTE;

const purse = () => processWide('message-wallet', () => ({ text: null as string | null, askAt: 0 }));

async function wallet(): Promise<string | null> {
  const known = purse();
  if (clock.now().getTime() < known.askAt) return known.text;
  known.askAt = later(ASK_EVERY).getTime();
  known.text = await openProvider()
    .wallet()
    .catch(() => null);
  return known.text;
}

/** Health of message sending. */
export async function messageHealth(): Promise<MessageHealth> {
  const problem = providerProblem();
  const { heardAt, ...figures } = await repository.figures(orm(), later(-DAY));
  return {
    ...figures,
    provider: providerName(),
    problem,
    wallet: problem === null ? await wallet() : null,
    heardAt: heardAt?.toISOString() ?? null,
    notice: quietNotice(clock.now()),
  };
}
