import type { Auth, Rules } from '../rules/rules';
import { hashOf } from '../tree/hash';
import { joined, treePath } from '../tree/paths';
import { TreeError } from '../tree/tree-error';
import { storedValue } from '../tree/values';
import type { Layout } from './layout';
import { Draft, NotLoaded, type View } from './view';

/** One write of a client or of the server: of one path or of several at once. */
export interface WriteRequest {
  /** `server` is bound by no rule. */
  by: Auth | null | 'server';
  values: readonly (readonly [path: string, value: unknown])[];
  /** What the writer saw at the path: it is refused when that is no longer so. */
  hash?: string;
}

interface Judging {
  layout: Layout;
  rules: Rules;
  now: number;
}

/** The tree with the write on it. @throws TreeError when it may not be. */
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

/** What becomes of writes that come one after the other. */
export interface Judgement {
  verdicts: (Draft | Error)[];
  /** What must be read before they can be judged. */
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
