import type { Random } from '../../server/db/seed/random';
import type { WatchedServer } from '../watched-server/watched-server';
import type { Caller } from './judge-reply';
import type { Operation } from './operations';
import { isForeign } from './owned-records';
import type { Reply, Shot } from './send-call';

interface Planted {
  kind: string;
  /** Number of the call. */
  call: number;
  /** What the fuzz has to say of it. */
  must: RegExp;
}

interface Sent {
  operation: Operation;
  caller: Caller;
  shot: Shot;
  reply: Reply;
}

interface Kind {
  must: RegExp;
  /** Null where this call is none to plant it in. */
  plant: (sent: Sent, target: WatchedServer) => Promise<Reply | 'silence' | null>;
}

const told = (reply: Reply, message: string): Reply => ({
  ...reply,
  text: JSON.stringify({ ...JSON.parse(reply.text), message }),
});

const isRefusal = ({ reply, operation, shot }: Sent) =>
  reply.status >= 400 && reply.text.startsWith('{"message"') && shot.method === operation.method;

const good = (reply: Reply): Reply => ({ ...reply, status: 200, text: '{"message":"Success","data":{}}' });

const KINDS: Record<string, Kind> = {
  'a failure of the server': { must: /answered 500/, plant: async ({ reply }) => ({ ...reply, status: 500 }) },
  'a stack in a refusal': {
    must: /shows a stack/,
    plant: async (sent) =>
      isRefusal(sent) ? told(sent.reply, 'No.\n    at handle (/srv/lib/server/http/handle.ts:70:11)') : null,
  },
  'a statement in a refusal': {
    must: /shows a statement/,
    plant: async (sent) =>
      isRefusal(sent) ? told(sent.reply, 'Failed query: select "id" from "users" where "id" = $1') : null,
  },
  'somebody let in': {
    must: /role table forbids/,
    plant: async (sent) =>
      isRefusal(sent) && [401, 403].includes(sent.reply.status) && !sent.operation.isOpenTo(sent.caller.roles)
        ? good(sent.reply)
        : null,
  },
  'a row changed by a refused call': {
    must: /refused, and changed sellers/,
    plant: async (sent, target) => {
      if (!isRefusal(sent)) return null;
      const text = 'update sellers set version = version where id = (select id from sellers limit 1)';
      await target.ask({ ask: 'sql', text, values: [] });
      return sent.reply;
    },
  },
  'a record of another person': {
    must: /another person/,
    plant: async (sent, target) =>
      sent.reply.status === 404 && sent.operation.id !== 'me.endSession' && (await isForeign(sent, target))
        ? good(sent.reply)
        : null,
  },
  'an answer off its schema': {
    must: /not as its schema says/,
    plant: async ({ operation, reply, shot }) =>
      reply.status === 200 && operation.answer && shot.method === operation.method && shot.path.startsWith('/api/')
        ? { ...reply, text: '{"message":"Success","data":"surprise"}' }
        : null,
  },
  'a method nobody declared': {
    must: /nobody declared/,
    plant: async ({ reply, shot }) =>
      reply.status === 405 && shot.method !== 'HEAD' && shot.path.startsWith('/api/') ? good(reply) : null,
  },
  'no answer at all': { must: /no answer/, plant: async () => 'silence' },
};

const OF_EACH = 3;

/** Stands between the fuzz and the server and breaks answers, so that the fuzz shows that it would notice. */
export class PlantedViolations {
  readonly planted: Planted[] = [];

  constructor(
    private readonly target: WatchedServer,
    private readonly random: Random,
  ) {}

  /** The answer of a call, broken now and then. */
  async pass(call: number, sent: Sent): Promise<Reply | null> {
    const open = Object.entries(KINDS).filter(
      ([kind]) => this.planted.filter((one) => one.kind === kind).length < OF_EACH,
    );
    const [kind, { must, plant }] = open[this.random.below(open.length)] ?? [
      '',
      { must: /^$/, plant: async () => null },
    ];
    const broken = this.random.chance(0.3) ? await plant(sent, this.target) : null;
    if (broken === null) return sent.reply;
    this.planted.push({ kind, call, must });
    return broken === 'silence' ? null : broken;
  }

  /** What was not noticed, and what there was no call to plant in. */
  missed(problemsOf: (call: number) => string[]): string[] {
    const unseen = this.planted
      .filter(({ call, must }) => !problemsOf(call).some((problem) => must.test(problem)))
      .map(({ kind, call }) => `${kind} (call ${call})`);
    const never = Object.keys(KINDS).filter((kind) => !this.planted.some((one) => one.kind === kind));
    return [...unseen, ...never.map((kind) => `${kind}: could not be planted; make more calls`)];
  }
}
