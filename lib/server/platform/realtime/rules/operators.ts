import { RuleFault } from './members';
import { Snapshot } from './snapshot';

type Operator = (left: unknown, right: unknown) => unknown;

const plain = (value: unknown) => {
  if (value instanceof Snapshot) throw new RuleFault('a snapshot has no value of its own');
  return value;
};

const isSame: Operator = (left, right) => plain(left) === plain(right);

const ordered =
  (holds: (left: string | number, right: string | number) => boolean): Operator =>
  (left, right) => {
    const isOrdered = typeof left === typeof right && (typeof left === 'number' || typeof left === 'string');
    if (!isOrdered) throw new RuleFault('these have no order');
    return holds(left as string, right as string);
  };

const counted =
  (result: (left: number, right: number) => number): Operator =>
  (left, right) => {
    if (typeof left !== 'number' || typeof right !== 'number') throw new RuleFault('not a number');
    return result(left, right);
  };

const sum: Operator = (left, right) =>
  typeof left === 'string' || typeof right === 'string'
    ? String(plain(left)) + String(plain(right))
    : counted((a, b) => a + b)(left, right);

/** Binary operators by precedence, lowest first; `&&` and `||` are handled separately. */
export const OPERATORS: Record<string, Operator>[] = [
  { '===': isSame, '==': isSame, '!==': (a, b) => !isSame(a, b), '!=': (a, b) => !isSame(a, b) },
  {
    '<': ordered((a, b) => a < b),
    '>': ordered((a, b) => a > b),
    '<=': ordered((a, b) => a <= b),
    '>=': ordered((a, b) => a >= b),
  },
  { '+': sum, '-': counted((a, b) => a - b) },
  { '*': counted((a, b) => a * b), '/': counted((a, b) => a / b), '%': counted((a, b) => a % b) },
];

/** @throws RuleFault for anything but true and false. */
export function truth(value: unknown): boolean {
  if (typeof value !== 'boolean') throw new RuleFault('neither true nor false');
  return value;
}
