import type { Role } from '@/config/roles';
import type { Endpoint, EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { Random } from '@/lib/server/seed/random';
import { type Input, requestOf } from '../../bench/api-caller';
import { type Caller, isGood } from '../judge-reply';
import type { JudgedCalls } from '../judged-calls';
import type { KnownIds } from '../known-ids';
import { spoilShot } from '../make-shot';
import type { Operation } from '../operations';
import { isStraight } from '../reached-operation';
import { putFile } from '../sample-files';
import type { Reply, Shot } from '../send-call';
import { type Enclosed, need, type Story, StoryCut, type Teller } from './teller';

interface Stage {
  judged: Pick<JudgedCalls, 'make' | 'workOff'>;
  operations: readonly Operation[];
  callers: readonly Caller[];
  ids: KnownIds;
  photos: readonly Buffer[];
  random: Random;
  /** Whether bad calls, derived from the story's good ones, come between them. */
  spoils: boolean;
}

function shotOf(endpoint: Endpoint, { body, ...input }: Input, { file, headers, part }: Enclosed): Shot {
  const { path } = requestOf(endpoint, input);
  const shot: Shot = { method: endpoint.method, path, headers: { ...headers } };
  if (file) putFile(shot, file);
  if (part) shot.body = part;
  if (body === undefined) return shot;
  return {
    ...shot,
    headers: { ...shot.headers, 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(body)),
  };
}

/** Runs a story; null if it reached its end, otherwise where it was cut. */
export async function tellStory(story: Story, stage: Stage): Promise<string | null> {
  const { judged, operations, callers: everybody, ids, photos, random, spoils } = stage;
  const callerOf = (role: Role) =>
    need(
      everybody.find(({ roles }) => roles?.length === 1 && roles[0] === role),
      role,
    );

  const reply: Teller['reply'] = async (as, endpoint, input, enclosed = {}): Promise<Reply> => {
    const operation = need(
      operations.find(({ id }) => id === endpoint.id),
      endpoint.id,
    );
    const fresh = () => shotOf(endpoint, input as Input, enclosed);
    const caller = callerOf(as);
    for (let left = spoils ? random.below(3) : 0; left > 0; left -= 1) {
      const maker = { random, ids, operation, photos };
      const shot = spoilShot(maker, { shot: fresh(), body: (input as Input).body });
      const who = (random.chance(0.3) && everybody[random.below(everybody.length)]) || caller;
      const taken = await judged.make({ operation, caller: who, shot }, random);
      // The fault did not matter, so this call was the step: repeating it would be too late.
      if (isGood(taken) && isStraight(operation, shot)) return taken;
    }
    const answer = await judged.make({ operation, caller, shot: fresh() }, random);
    if (isGood(answer)) return answer;
    const { status, text } = answer ?? { status: 'nothing', text: '' };
    throw new StoryCut(`${endpoint.id} answered ${status} ${text.slice(0, 200)}`);
  };
  const teller: Teller = {
    random,
    photos,
    idOf: (role) => need(callerOf(role).userId, `id of ${role}`),
    reply,
    tell: async <E extends Endpoint>(...[as, endpoint, input, enclosed]: Parameters<Teller['tell']>) => {
      const { text } = await reply(as, endpoint, input, enclosed);
      const { data } = JSON.parse(text || '{}') as { data?: EndpointAnswer<E> };
      // A truncated part of a file is accepted with an empty response.
      if (data === undefined) throw new StoryCut(`${endpoint.id} said nothing.`);
      return data;
    },
    work: () => judged.workOff(),
  };
  try {
    await story(teller);
    return null;
  } catch (error) {
    if (error instanceof StoryCut) return error.message;
    throw error;
  }
}
