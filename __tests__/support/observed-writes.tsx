import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Endpoint } from '@/lib/contracts/base/endpoint';
import { CONTRACTS } from '@/lib/contracts/base/registry';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { answerFromContract } from './contract-adapter';
import { argumentsOf, inputsOf } from './hook-inputs';
import { SOME_ID } from './sample-bodies';
import { type FoundHook, hookModules } from './writing-hooks';

type Run = (input: unknown) => unknown;
type Hook = (...given: unknown[]) => Run | { mutateAsync?: Run; begin?: Run };

const OUTCOMES = {
  good: null,
  conflict: { status: 409, code: 'changed_meanwhile' },
  refused: { status: 422, code: 'refused' },
};
type Outcome = keyof typeof OUTCOMES;

/** Keys set (with `=`) and refetched after each outcome. */
export type ObservedWrite = Record<Outcome, string[]> & {
  /** Ids of the writing calls. */
  calls: string[];
  /** Its answer is dropped as soon as its screen closes. */
  isSecret: boolean;
};

/** The endpoint of `paymentsApi.receive`. */
function endpointNamed(call: string): Endpoint | undefined {
  const [area = '', name = ''] = call.split('Api.');
  return (CONTRACTS as unknown as Record<string, Record<string, Endpoint>>)[area]?.[name];
}

const wordOf = (part: unknown) => (part === SOME_ID ? 'ID' : typeof part === 'string' ? part : JSON.stringify(part));
const wordsOf = (key: readonly unknown[] = []) => (key.length === 0 ? 'everything' : key.map(wordOf).join(' '));

interface Given {
  queryKey?: readonly unknown[];
  refetchType?: string;
}

const MARKS = { invalidateQueries: '', setQueryData: '=', setQueriesData: '=', removeQueries: '-', resetQueries: '-' };

/** Notes the keys that a cache is told to refetch, set or remove. */
function watchKeys(queryClient: QueryClient): Set<string> {
  const seen = new Set<string>();
  for (const [method, mark] of Object.entries(MARKS)) {
    const real = queryClient[method as keyof typeof MARKS].bind(queryClient) as Hook;
    const watched = (given: readonly unknown[] | Given = {}, ...more: unknown[]) => {
      const { queryKey, refetchType }: Given = Array.isArray(given) ? { queryKey: given } : (given as Given);
      // Every write leaves everything to be refetched when it is shown next.
      if (refetchType !== 'none') seen.add(mark + wordsOf(queryKey));
      return real(given, ...more);
    };
    Object.assign(queryClient, { [method]: watched });
  }
  return seen;
}

/** Whatever a hook returns to write with. */
function runOf(returned: ReturnType<Hook>): Run {
  const run = typeof returned === 'function' ? returned : (returned.mutateAsync ?? returned.begin);
  if (!run) throw new Error('The hook returns nothing to write with.');
  return run;
}

async function write(hook: Hook, given: unknown[], input: unknown) {
  const queryClient = createQueryClient();
  const seen = watchKeys(queryClient);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result, unmount } = renderHook(() => hook(...given), { wrapper });
  await act(async () => {
    await Promise.resolve(runOf(result.current)(input)).catch(() => undefined);
    while (queryClient.isMutating() > 0) await new Promise((resolve) => setTimeout(resolve));
  });
  const mutations = queryClient.getMutationCache().getAll();
  unmount();
  return { seen, isSecret: mutations.some(({ options }) => options.gcTime === 0) };
}

async function loadHooks(): Promise<Record<string, unknown>> {
  const modules = await Promise.all(hookModules().map((name) => import(name) as Promise<object>));
  return Object.assign({}, ...modules) as Record<string, unknown>;
}

const sorted = (words: Iterable<string>) => [...new Set(words)].sort();

/** Runs each hook's write once per outcome, and tells what it called and what it refetched. */
export async function observeWrites(hooks: readonly FoundHook[]): Promise<Record<string, ObservedWrite>> {
  let outcome: Outcome = 'good';
  const calls = new Set<string>();
  answerFromContract(({ id, method }) => {
    if (method === 'GET') return null;
    calls.add(id);
    return OUTCOMES[outcome];
  });
  // jsdom cannot follow the link of a download.
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);

  const exported = await loadHooks();
  const observed: Record<string, ObservedWrite> = {};
  for (const { name, exported: own, method, endpoint } of hooks) {
    const owner = exported[own] as Hook & Record<string, Hook>;
    const hook = method === undefined ? owner : owner[method];
    if (!hook) throw new Error(`${name} is exported nowhere.`);
    const given = [...(endpoint === undefined ? [] : [endpointNamed(endpoint)]), ...argumentsOf(name)];
    const now: ObservedWrite = { good: [], conflict: [], refused: [], calls: [], isSecret: false };
    calls.clear();
    for (outcome of Object.keys(OUTCOMES) as Outcome[])
      for (const input of inputsOf(name)) {
        const { seen, isSecret } = await write(hook, given, input);
        now[outcome] = sorted([...now[outcome], ...seen]);
        now.isSecret ||= isSecret;
      }
    observed[name] = { ...now, calls: sorted(calls) };
  }
  return observed;
}
