import { openapiDocument } from '@/lib/contracts/base/openapi';
import { everybody } from '../harness/fuzz/callers';
import { KnownIds } from '../harness/fuzz/known-ids';
import { type OpenApi, readOperations } from '../harness/fuzz/operations';
import { samplePhotos } from '../harness/fuzz/sample-photos';
import { sendCall } from '../harness/fuzz/send-call';
import { LONGEST_STORY, STORIES } from '../harness/fuzz/stories/stories';
import { tellStory } from '../harness/fuzz/stories/tell-story';
import { Random } from '@/lib/server/seed/random';
import { serveApi } from '../support/api';
import { ENTRIES_OF_WRITES, SILENT_WRITES } from '../harness/fuzz/stories/entries-of-writes';
import { seedSmallDemo } from '../support/small-demo';
import { workOff } from '../support/work-off';

const api = serveApi();
const operations = readOperations(openapiDocument() as unknown as OpenApi);
const ids = new KnownIds();
const STORY_TIME = 300_000;

let callers: Awaited<ReturnType<typeof everybody>>;
let photos: Buffer[];
beforeAll(async () => {
  await seedSmallDemo();
  callers = await everybody(api.origin, ids);
  photos = await samplePhotos(24);
}, STORY_TIME);

const writes: [operation: string, requestId: string][] = [];

/** Runs a story. Returns where it was cut and the status of every response. */
async function tell(story: (typeof STORIES)[number][1], spoils: boolean) {
  const statuses: number[] = [];
  const judged: Parameters<typeof tellStory>[1]['judged'] = {
    make: async ({ operation, caller, shot: { headers, ...shot } }) => {
      const reply = await sendCall(api.origin, {
        ...shot,
        headers: { ...headers, ...(caller.token && { authorization: `JWT ${caller.token}` }) },
      });
      statuses.push(reply?.status ?? 0);
      if (!spoils && shot.method !== 'GET') writes.push([operation.id, String(reply?.headers['x-request-id'])]);
      return reply;
    },
    workOff,
  };
  const end = await tellStory(story, { judged, operations, callers, ids, photos, random: new Random(7), spoils });
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

test('a write that was accepted leaves the entries that it owes to the history', async () => {
  const actionsOf = `select request_id, string_agg(distinct action, ' ' order by action) as actions
    from audit_entries group by request_id`;
  const { rows } = await api.database.pool.query<{ request_id: string; actions: string }>(actionsOf);
  const left = new Map(rows.map(({ request_id: id, actions }) => [id, actions]));
  const told: Record<string, string[]> = {};
  for (const [operation, id] of writes) (told[operation] ??= []).push(left.get(id) ?? '');
  for (const [operation, entries] of Object.entries(told)) {
    const owed = SILENT_WRITES.includes(operation) ? [''] : ENTRIES_OF_WRITES[operation];
    expect([operation, owed]).toEqual([operation, expect.arrayContaining(entries)]);
    expect([operation, entries]).toEqual([operation, expect.arrayContaining([owed?.[0]])]);
  }
  expect([...Object.keys(ENTRIES_OF_WRITES), ...SILENT_WRITES].sort()).toEqual(Object.keys(told).sort());
});
