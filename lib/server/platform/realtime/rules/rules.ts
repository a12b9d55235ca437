import type { View } from '../store/view';
import { joined, segmentsOf } from '../tree/paths';
import { isBranch } from '../tree/values';
import { type Expression, type Names, readExpression } from './expression';
import { RuleFault } from './members';
import { Snapshot } from './snapshot';
import { RuleSyntaxError } from './tokens';

/** The requester: an identity with its token's claims; null when not signed in. */
export interface Auth {
  uid: string;
  token: Readonly<Record<string, unknown>>;
}

interface Question {
  auth: Auth | null;
  /** The current tree. */
  view: View;
  now: () => number;
}

type Verb = '.read' | '.write' | '.validate';

interface RuleNode {
  rules: Partial<Record<Verb, Expression>>;
  /** The child that queries order by. */
  index?: string;
  children: Map<string, RuleNode>;
  /** Name of the `$` variable of a path segment, and its rules. */
  any?: [string, RuleNode];
}

const NAMES = ['auth', 'root', 'data', 'newData', 'now'];

function readIndex(value: unknown): string | undefined {
  const names = [value].flat();
  if (names.length !== 1 || typeof names[0] !== 'string')
    throw new RuleSyntaxError('Here a place has one index: .indexOn names one child.');
  return names[0] === '.value' ? '$value' : names[0];
}

function readNode(source: unknown, names: readonly string[]): RuleNode {
  if (!isBranch(source)) throw new RuleSyntaxError('A place in the rules is an object.');
  const node: RuleNode = { rules: {}, children: new Map() };
  for (const [key, value] of Object.entries(source)) {
    if (key === '.indexOn') node.index = readIndex(value);
    else if (key === '.read' || key === '.write' || key === '.validate') {
      const known = new Set(key === '.read' ? names.filter((name) => name !== 'newData') : names);
      node.rules[key] = readExpression(String(value), known);
    } else if (key.startsWith('.')) throw new RuleSyntaxError(`There is no ${key} in rules.`);
    else if (key.startsWith('$')) node.any = [key, readNode(value, [...names, key])];
    else node.children.set(key, readNode(value, names));
  }
  return node;
}

/** A step on the path through the rules: its rules, its path, and the values of `$` variables. */
interface Step {
  node: RuleNode;
  path: string;
  parts: Record<string, string>;
}

function into({ node, path, parts }: Step, key: string): Step | null {
  const own = node.children.get(key);
  if (own) return { node: own, path: joined(path, key), parts };
  if (!node.any) return null;
  const [name, any] = node.any;
  return { node: any, path: joined(path, key), parts: { ...parts, [name]: key } };
}

/** The parsed rules of a file. Anything not allowed by a rule is refused. */
export class Rules {
  private readonly top: RuleNode;

  /** @throws RuleSyntaxError when the file contains anything unknown. */
  constructor(file: unknown) {
    this.top = readNode(isBranch(file) ? file.rules : undefined, NAMES);
  }

  private way(path: string): Step[] {
    const steps: Step[] = [{ node: this.top, path: '', parts: {} }];
    for (const key of segmentsOf(path)) {
      const next = into(steps.at(-1) as Step, key);
      if (!next) break;
      steps.push(next);
    }
    return steps;
  }

  /** The child by which the database orders the values at a path. */
  indexAt(path: string): string | undefined {
    return this.way(path).find((step) => step.path === path)?.node.index;
  }

  mayRead(path: string, question: Question): boolean {
    return this.way(path).some((step) => holds(step, '.read', question));
  }

  /** Whether a write at a path is allowed that turns the tree into `next`. */
  mayWrite(path: string, question: Question, next: View): boolean {
    const way = this.way(path);
    if (!way.some((step) => holds(step, '.write', question, next))) return false;
    const isValid = (step: Step): boolean =>
      !step.node.rules['.validate'] || next.at(step.path) === null || holds(step, '.validate', question, next);
    const isValidBelow = (step: Step): boolean => {
      const value = step.node.children.size > 0 || step.node.any ? next.at(step.path) : null;
      if (!isBranch(value)) return true;
      return Object.keys(value).every((key) => {
        const child = into(step, key);
        return !child || (isValid(child) && isValidBelow(child));
      });
    };
    const last = way.at(-1) as Step;
    return way.every(isValid) && (last.path !== path || isValidBelow(last));
  }
}

function holds(step: Step, verb: Verb, { auth, view, now }: Question, next?: View): boolean {
  const rule = step.node.rules[verb];
  if (!rule) return false;
  const parts = Object.entries(step.parts).map(([name, key]) => [name, () => key]);
  const names: Names = {
    auth: () => auth,
    root: () => new Snapshot(view, ''),
    data: () => new Snapshot(view, step.path),
    newData: () => next && new Snapshot(next, step.path),
    now,
    ...(Object.fromEntries(parts) as Names),
  };
  try {
    return rule(names) === true;
  } catch (error) {
    if (error instanceof RuleFault) return false;
    throw error;
  }
}
