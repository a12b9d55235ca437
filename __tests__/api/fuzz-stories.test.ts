import fs from 'node:fs/promises';
import path from 'node:path';
import { openapiDocument } from '@/lib/contracts/base/openapi';
import { samplesFolder } from '@/lib/server/areas/whatsapp-imports/sample-service';
import { newId } from '@/lib/server/db/schema/columns';
import { tellOwnAddress } from '@/lib/server/own-address';
import { Random } from '@/lib/server/seed/random';
import { everybody } from '../harness/fuzz/callers';
import { type Caller, isGood } from '../harness/fuzz/judge-reply';
import { KnownIds } from '../harness/fuzz/known-ids';
import { type OpenApi, type Operation, readOperations } from '../harness/fuzz/operations';
import { samplePhotos } from '../harness/fuzz/sample-photos';
import { sendCall, type Shot } from '../harness/fuzz/send-call';
import { WRITES_OF_NOBODY } from '../harness/fuzz/stories/entries-of-reaching-buyers';
import {
  ENTRIES_OF_JOBS,
  ENTRIES_OF_UNNAMED,
  ENTRIES_OF_WRITES,
  SILENT_WRITES,
  UNTOLD_WRITES,
} from '../harness/fuzz/stories/entries-of-writes';
import {
  byArea,
  entriesLeftBy,
  entriesOfUnnamed,
  type LeftEntry,
  type Write,
} from '../harness/fuzz/stories/left-entries';
import { offerOf } from '../harness/fuzz/stories/rate-story';
import { isOnTopOf, outdatedShots } from '../harness/fuzz/stories/outdated-shots';
import { LONGEST_STORY, STORIES } from '../harness/fuzz/stories/stories';
import { tellStory } from '../harness/fuzz/stories/tell-story';
import { strangersTo, writesOfMany } from '../harness/fuzz/stories/who-else-may';
import { serveApi } from '../support/api';
import { seedSmallDemo } from '../support/small-demo';
import { workOff } from '../support/work-off';

const api = serveApi();
const operations = readOperations(openapiDocument() as unknown as OpenApi);
const ids = new KnownIds();
const STORY_TIME = 300_000;

let callers: Caller[];
let photos: Buffer[];
beforeAll(async () => {
  // The built-in message provider is called here.
  tellOwnAddress(api.origin);
  await seedSmallDemo();
  callers = await everybody(api.origin, ids);
  photos = await samplePhotos(24);
  await fs.mkdir(samplesFolder(), { recursive: true });
  await fs.writeFile(path.join(samplesFolder(), 'Kesar.zip'), offerOf('Kesar to try', photos, '20', 395));
}, STORY_TIME);

const JOBS_AFTER = `select id as "requestId", kind as name, owner_id as "userId" from jobs where id > $1::uuid order by id`;
const ENTRIES = `select request_id as "requestId", actor_id as "actorId", subject_id as "subjectId", action from audit_entries
  where request_id is not null`;

const ask = async <Row extends object>(text: string, ...values: string[]) =>
  (await api.database.pool.query<Row>(text, values)).rows;

/** Where records are stored that are not named like their kind. */
const TABLES: Record<string, string> = { exports: 'jobs', likenesses: 'photos', salesmen: 'users' };

/** Kinds of which a record may be gone for good, unlike its history. */
const REMOVED = ['attribute-values', 'buyer-segments', 'catalog-groups', 'catalog-pdfs'].concat([
  'quick-replies',
  'saved-views',
  'upload-drafts',
]);

/** Accepted writes of the stories, without those between bad calls. */
const writes: Write[] = [];
/** Jobs that these started. */
const jobs: Write[] = [];
/** Request ids of callers who were refused. */
const refused: string[] = [];
/** Writes on top of a state that is over: by field, or once more. */
const outdated: Write[] = [];
/** Accepted writes of callers who must be refused. */
const wronglyAccepted: string[] = [];

const sendAs = ({ token }: Caller, { headers, ...shot }: Shot) =>
  sendCall(api.origin, { ...shot, headers: { ...headers, ...(token && { authorization: `JWT ${token}` }) } });

const requestIdOf = (reply: Awaited<ReturnType<typeof sendAs>>) => String(reply?.headers['x-request-id']);

/** Strangers try a write of a story before the person whose turn it is. */
async function tryAsStrangers(operation: Operation, caller: Caller, shot: Shot) {
  for (const stranger of strangersTo(operation, caller, callers, writes.length)) {
    const reply = await sendAs(stranger, shot);
    if (isGood(reply)) wronglyAccepted.push(`${operation.id} of ${caller.name}, by ${stranger.name}`);
    else refused.push(requestIdOf(reply));
  }
}

/** The person whose turn it is sends a write on top of a state that is over. */
async function sendOutdated({ id: name }: Operation, caller: Caller, shots: readonly Shot[]) {
  for (const shot of shots)
    outdated.push({ name, requestId: requestIdOf(await sendAs(caller, shot)), userId: caller.userId });
}

/** Runs a story. Returns where it was cut and the status of every response. */
async function tell(story: (typeof STORIES)[number][1], spoils: boolean) {
  const statuses: number[] = [];
  const from = newId();
  // Each telling needs names and numbers that no other has used.
  const seed = 2 * STORIES.findIndex(([, one]) => one === story) + (spoils ? 1 : 0) + 7;
  const judged: Parameters<typeof tellStory>[1]['judged'] = {
    make: async ({ operation, caller, shot }) => {
      const isWrite = !spoils && shot.method !== 'GET';
      if (isWrite) await tryAsStrangers(operation, caller, shot);
      if (isWrite) await sendOutdated(operation, caller, outdatedShots(shot));
      const reply = await sendAs(caller, shot);
      statuses.push(reply?.status ?? 0);
      if (isWrite && isGood(reply))
        writes.push({
          ...{ name: operation.id, requestId: requestIdOf(reply), userId: caller.userId },
          said: `${shot.path} ${String(shot.body)} ${reply?.text}`,
        });
      if (isWrite && isGood(reply) && isOnTopOf(shot)) await sendOutdated(operation, caller, [shot]);
      return reply;
    },
    workOff,
  };
  const end = await tellStory(story, {
    judged,
    operations,
    callers,
    ids,
    photos,
    random: new Random(seed),
    spoils,
  });
  if (!spoils) jobs.push(...(await ask<Write>(JOBS_AFTER, from)));
  return { end, statuses };
}

describe.each(STORIES)('the story of %s', (_name, story) => {
  it(
    'is told to its end',
    async () => {
      expect((await tell(story, false)).end).toBeNull();
    },
    STORY_TIME,
  );

  it(
    'meets no server error between bad calls, and stays within its longest length',
    async () => {
      const { statuses } = await tell(story, true);
      expect(statuses.filter((status) => status === 0 || status >= 500)).toEqual([]);
      expect(statuses.length).toBeLessThanOrEqual(LONGEST_STORY);
    },
    STORY_TIME,
  );
});

describe('a write of the stories', () => {
  let entries: LeftEntry[];
  beforeAll(async () => void (entries = await ask<LeftEntry>(ENTRIES)));

  it('leaves the entries that it owes to the history, of its caller', () => {
    const { left, ofOthers } = entriesLeftBy(writes, entries);
    const silent = Object.fromEntries(Object.keys(SILENT_WRITES).map((id) => [id, ['']]));
    expect(left).toEqual({ ...ENTRIES_OF_WRITES, ...silent });
    expect(ofOthers).toEqual(WRITES_OF_NOBODY);
  });

  it('leaves them at records that it names, or that follow from those', () => {
    expect(entriesOfUnnamed(writes, entries)).toEqual(ENTRIES_OF_UNNAMED);
  });

  it('leaves them at records of their kind', async () => {
    const kinds = new Set(entries.map(({ action }) => action.split('.')[0] ?? ''));
    for (const kind of REMOVED) kinds.delete(kind);
    const strays: string[] = [];
    for (const kind of kinds) {
      const table = TABLES[kind] ?? kind.replaceAll('-', '_');
      const found = await ask<{ action: string }>(
        `select distinct action from audit_entries where entity = $1 and subject_id is not null
          and not exists (select 1 from ${table} where ${table}.id::text = subject_id::text) order by action`,
        kind,
      );
      strays.push(...found.map(({ action }) => action));
    }
    expect(strays).toEqual([]);
  });

  it('leaves the same through the jobs that it started', () => {
    const { left, ofOthers } = entriesLeftBy(jobs, entries);
    expect(left).toEqual(ENTRIES_OF_JOBS);
    expect(ofOthers).toEqual([]);
  });

  it('is refused to those who may not make it, and then leaves no entry', () => {
    expect(wronglyAccepted).toEqual([]);
    expect(entries.filter(({ requestId }) => refused.includes(String(requestId)))).toEqual([]);
  });

  it('on top of what has changed since, or sent once more, leaves no entry', () => {
    const { left } = entriesLeftBy(outdated, entries);
    expect(Object.entries(left).filter(([, told]) => told.some((actions) => actions !== ''))).toEqual([]);
  });

  it('is one of those told here; nothing is known about the others', () => {
    const told = new Set(writes.map(({ name }) => name));
    const untold = operations.filter(({ id, method }) => method !== 'GET' && !told.has(id)).map(({ id }) => id);
    expect(byArea(untold)).toEqual(UNTOLD_WRITES);
    expect(writesOfMany().filter((id) => !told.has(id))).toEqual([]);
  });
});
