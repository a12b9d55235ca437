import type { Auth, Rules } from '../rules/rules';
import { hashOf } from '../tree/hash';
import { joined, treePath } from '../tree/paths';
import { TreeError } from '../tree/tree-error';
import { storedValue } from '../tree/values';
import type { Layout } from './layout';
import { Draft, NotLoaded, type View } from './view';

/** One write by a client or the server, to one or several paths. */
export interface WriteRequest {
  /** No rules apply to `server`. */
  by: Auth | null | 'server';
  values: readonly (readonly [path: string, value: unknown])[];
  /** Hash of the value the writer saw at the path: the write is refused if it has changed. */
  hash?: string;
}

interface Judging {
  layout: Layout;
  rules: Rules;
  now: number;
}

/** The tree including the write. @throws TreeError when it is not allowed. */
function judge({ by, values, hash }: WriteRequest, view: View, { layout, rules, now }: Judging): Draft {
  const draft = new Draft(view, layout);
  const paths = values.map(([path]) => treePath(path));
  if (hash !== undefined && hashOf(view.at(paths[0] ?? '')) !== hash) throw new TreeError('datastale');
  for (const [index, [, value]] of values.entries()) {
    const path = paths[index] ?? '';
    draft.write(path, storedValue(value, { now, oldAt: (inside) => draft.at(joined(path, inside)) }));
  }
  if (by === 'server') return draft;
  const question = { auth: by, view, now: () => now };
  if (!paths.every((path) => rules.mayWrite(path, question, draft))) throw new TreeError('permission_denied');
  return draft;
}

/** Results of consecutive writes. */
export interface Judgement {
  verdicts: (Draft | Error)[];
  /** Paths to read before they can be judged. */
  missing: Set<string>;
}

export function judgeAll(requests: readonly WriteRequest[], view: View, judging: Judging): Judgement {
  const batch = new Draft(view, judging.layout);
  const missing = new Set<string>();
  const verdicts = requests.map((request) => {
    try {
      const draft = judge(request, batch, judging);
      batch.take(draft);
      return draft;
    } catch (error) {
      if (error instanceof NotLoaded) missing.add(error.path);
      return error instanceof Error ? error : new Error(String(error));
    }
  });
  return { verdicts, missing };
}
