import { isBranch } from '../tree/values';
import { Snapshot } from './snapshot';

/** Makes a rule refuse: a value of the wrong type, as in Firebase. */
export class RuleFault extends Error {}

type Method = (...args: unknown[]) => unknown;

function text(value: unknown): string {
  if (typeof value !== 'string') throw new RuleFault('not a text');
  return value;
}

const TEXT_METHODS: Record<string, (on: string, ...args: unknown[]) => unknown> = {
  contains: (on, part) => on.includes(text(part)),
  beginsWith: (on, part) => on.startsWith(text(part)),
  endsWith: (on, part) => on.endsWith(text(part)),
  replace: (on, part, by) => on.replaceAll(text(part), text(by)),
  toLowerCase: (on) => on.toLowerCase(),
  toUpperCase: (on) => on.toUpperCase(),
  matches: (on, pattern) => {
    if (!(pattern instanceof RegExp)) throw new RuleFault('not a pattern');
    return pattern.test(on);
  },
};

const SNAPSHOT_METHODS = [
  'val',
  'exists',
  'child',
  'parent',
  'hasChild',
  'hasChildren',
  'isString',
  'isNumber',
  'isBoolean',
] as const;

/** Names that can be called in a rule. */
export const METHODS: readonly string[] = [...SNAPSHOT_METHODS, ...Object.keys(TEXT_METHODS)];

/** A property of a value: a claim of the user's token, or the length of a string. */
export function fieldOf(value: unknown, name: string): unknown {
  if (typeof value === 'string' && name === 'length') return value.length;
  if (!isBranch(value) || value instanceof Snapshot) throw new RuleFault(`no field ${name}`);
  return Object.hasOwn(value, name) ? (value[name] ?? null) : null;
}

/** Calls a method of a snapshot or a string. */
export function callOn(value: unknown, name: string, args: readonly unknown[]): unknown {
  const known = SNAPSHOT_METHODS.find((each) => each === name);
  if (value instanceof Snapshot && known) {
    if (['child', 'hasChild'].includes(known)) text(args[0]);
    return (value[known] as Method).apply(value, [...args]);
  }
  const method = typeof value === 'string' && Object.hasOwn(TEXT_METHODS, name) ? TEXT_METHODS[name] : undefined;
  if (!method) throw new RuleFault(`no method ${name}`);
  return method(value as string, ...args);
}
