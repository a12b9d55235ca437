import { createQueryClient } from '@/lib/client/queries/query-client';
import { ENDPOINTS } from '@/lib/contracts/base/registry';
import { type ObservedWrite, observeWrites } from '../support/observed-writes';
import { REFETCHED } from '../support/refetched-keys';
import { ELSEWHERE, NOT_RUN, READING, SECRETS } from '../support/unlisted-writes';
import { findWritingHooks } from '../support/writing-hooks';

const observed: Record<string, ObservedWrite> = {};

beforeAll(async () => {
  const hooks = findWritingHooks().filter(({ name }) => !NOT_RUN.includes(name));
  Object.assign(observed, await observeWrites(hooks));
});

/** Keys after failures, as the table tells them. */
function failuresOf({ good, ...others }: ObservedWrite): string {
  const refetched = good.filter((key) => !key.startsWith('=')).join(', ');
  const [conflict, refused] = [others.conflict.join(', '), others.refused.join(', ')];
  if (conflict === refused) return conflict && (conflict === refetched ? 'always' : `any: ${conflict}`);
  if (refused === '') return conflict === refetched ? 'conflict' : `conflict: ${conflict}`;
  return conflict === '' ? `refused: ${refused}` : `conflict: ${conflict}; refused: ${refused}`;
}

const isWrite = ([, { calls }]: [string, ObservedWrite]) => calls.length > 0;

it('each write refetches what the table tells, after success and after failures', () => {
  const told = REFETCHED.flatMap(([keys, failures, hooks]) =>
    hooks.split(/\s+/).flatMap((name) => (name ? [[name, { keys, failures }] as const] : [])),
  );
  expect(told.map(([name]) => name)).toHaveLength(new Set(told.map(([name]) => name)).size);
  const found = Object.entries(observed)
    .filter(isWrite)
    .map(([name, write]) => [name, { keys: write.good.join(', ') || 'nothing', failures: failuresOf(write) }]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(told));
});

it('after any write, and no failed one, what a screen shows next is fetched again', async () => {
  const queryClient = createQueryClient();
  const isStale = () => queryClient.getQueryState(['elsewhere'])?.isInvalidated;
  const write = (mutationFn: () => Promise<unknown>) =>
    queryClient.getMutationCache().build(queryClient, { mutationFn, retry: false }).execute(null);
  queryClient.setQueryData(['elsewhere'], 'Kesar');
  await expect(write(() => Promise.reject(new Error('Refused.')))).rejects.toThrow('Refused.');
  expect(isStale()).toBe(false);
  await write(() => Promise.resolve('Saved'));
  expect(isStale()).toBe(true);
});

it('every writing call of the contract is made by a hook, or is known elsewhere', () => {
  const made = Object.values(observed).flatMap(({ calls }) => calls);
  const elsewhere = Object.values(ELSEWHERE).flat();
  const writing = ENDPOINTS.filter(({ method }) => method !== 'GET').map(({ id }) => id);
  expect([...new Set([...made, ...elsewhere])].sort()).toEqual(writing.sort());
  expect(elsewhere.filter((id) => made.includes(id))).toEqual([]);
});

it('only hooks known for it make no writing call', () => {
  expect(
    Object.entries(observed)
      .filter((hook) => !isWrite(hook))
      .map(([name]) => name),
  ).toEqual(READING);
});

it('answers with a password are dropped when their screen closes', () => {
  expect(Object.keys(observed).filter((name) => observed[name]?.isSecret)).toEqual(SECRETS);
});
