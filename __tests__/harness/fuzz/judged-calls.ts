import type { Random } from '@/lib/server/seed/random';
import type { WatchedServer } from '../watched-server/watched-server';
import { AcceptedOperations } from './accepted-operations';
import { BackgroundWork } from './background-work';
import { Findings } from './findings';
import { findForeign, judgeOwners } from './foreign-records';
import { type Caller, isGood, type Judged, judgeReply } from './judge-reply';
import type { KnownIds } from './known-ids';
import type { Operation } from './operations';
import { timeAgain } from './patience';
import type { PlantedViolations } from './planted-violations';
import { findReached } from './reached-operation';
import type { JsonSchema } from './sample-values';
import { type Reply, sendCall, type Shot } from './send-call';
import { WatchedTables } from './watched-tables';

/** A planned call and its caller. */
export interface Wish {
  operation: Operation;
  caller: Caller;
  shot: Shot;
}

export interface JudgedServer {
  server: WatchedServer;
  /** Where the server keeps its files. */
  folder: string;
  operations: readonly Operation[];
  /** Schema of every refusal. */
  failure: JsonSchema;
  ids: KnownIds;
  planter: PlantedViolations | null;
}

/** Calls in these areas may change the callers. */
const ABOUT_PEOPLE = ['auth', 'me', 'users', 'passwordResets'];

function dress(shot: Shot, { token }: Caller, random: Random): void {
  if (token && random.chance(0.99)) shot.headers.authorization ??= `JWT ${token}`;
  shot.headers['x-forwarded-for'] ??= `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`;
  if (shot.body) shot.headers['content-length'] = String(shot.body.length);
}

/** Collects ids from a good response. */
function learn(ids: KnownIds, { operation, reached, reply }: Judged): void {
  if (!isGood(reply)) return;
  ids.learnPlace(reply.headers.location ?? '');
  if (!reply.text.startsWith('{')) return;
  const { area, path } = reached ?? operation;
  const answer: unknown = JSON.parse(reply.text);
  ids.learn(area, answer);
  ids.learn(path.split('/').at(-1) ?? area, answer);
}

/** Whether the call may have changed the callers. */
const movesPeople = ({ operation, reached, caller, shot, reply }: Judged): boolean =>
  (reply?.status === 401 && caller.roles !== null) ||
  (isGood(reply) && ABOUT_PEOPLE.includes((reached ?? operation).area) && shot.method !== 'GET');

/** Makes calls one after the other and judges each response and its changes. */
export class JudgedCalls {
  made = 0;
  readonly findings = new Findings();
  readonly accepted: AcceptedOperations;
  readonly statuses: Record<string, number> = {};
  /** The slowest response in milliseconds, and its operation. */
  readonly slowest = { took: 0, id: '' };
  /** Late responses while the machine was too busy to tell why. */
  unjudged = 0;
  private readonly background: BackgroundWork;
  private readonly tables: WatchedTables;

  constructor(private readonly place: JudgedServer) {
    this.accepted = new AcceptedOperations(place.operations);
    this.background = new BackgroundWork(place.server);
    this.tables = new WatchedTables(place.server);
  }

  /** Must be called before the first call: takes a snapshot of the tables. */
  begin = (): Promise<unknown> => this.tables.look();

  get failedJobs(): readonly string[] {
    return this.background.failed;
  }

  /** Makes a call. Returns the actual response, null if none came. */
  async make({ operation, caller, shot }: Wish, random: Random): Promise<Reply | null> {
    const { server, operations, failure, ids, planter } = this.place;
    const call = this.made;
    this.made += 1;
    dress(shot, caller, random);
    const reached = findReached(operations, shot);
    const foreign = await findForeign({ reached, caller, shot }, this.place);
    const sentAt = performance.now();
    const real = await sendCall(server.origin, shot);
    const sent = real && { operation, reached, caller, shot, reply: real, foreign };
    const reply = sent && planter ? await planter.pass(call, sent) : real;
    const first = performance.now() - sentAt;
    const changed = await this.tables.look();
    const judged: Judged = { operation, reached, caller, shot, reply, took: first, changed };
    const took = await timeAgain(server.origin, judged, planter && (() => planter.delay(call)));
    if (took !== first) await this.tables.look();
    judged.took = took ?? 0;
    if (took === null) this.unjudged += 1;
    const problems = [...judgeReply(judged, failure), ...(await judgeOwners(judged, foreign, this.place))];
    if (problems.length > 0) this.findings.add(call, judged, problems);
    this.count(judged);
    learn(ids, judged);
    if (movesPeople(judged)) {
      await server.ask({ ask: 'mend' });
      await this.tables.look();
    }
    return real;
  }

  /** Runs the jobs that calls started. */
  async workOff(): Promise<void> {
    await this.background.round();
    await this.tables.look();
  }

  private count({ operation, reached, reply, took }: Judged): void {
    const status = reply?.status ?? 0;
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    if (took > this.slowest.took) Object.assign(this.slowest, { took, id: (reached ?? operation).id });
    if (isGood(reply)) this.accepted.note(reached);
  }
}
