import { ROLE_NAMES } from '@/config/roles';
import { type AnyMachine, changedAction, mayTake } from '@/lib/domain/machine';
import { statesOf } from '@/lib/domain/states';

type AnyStep = AnyMachine['steps'][number];

const isSentence = (text: string) => /^[\p{Lu}“].*[.?!]$/su.test(text);
const isLabel = (text: string) => /^\p{Lu}\S*( \S+)*$/u.test(text) && !/[.?!]$/.test(text);

/** Possible values of a fact. */
const VALUES = [false, true, 0, 1, 3, null, [], ['one'], 'Farhan has it.'];

/** Facts whose first three values read are the digits of a number. */
function factsOf(number: number): never {
  const given = new Map<string | symbol, unknown>();
  const get = (_: object, name: string | symbol) => {
    const place = VALUES.length ** given.size;
    if (!given.has(name)) given.set(name, VALUES[Math.floor(number / place) % VALUES.length]);
    return given.get(name);
  };
  return new Proxy({}, { get }) as never;
}

/** A guard's results for all possible facts. */
function saysOf(guard: NonNullable<AnyStep['guard']>): (string | null)[] {
  return Array.from({ length: VALUES.length ** 3 }, (_, number) => number).flatMap((number) => {
    try {
      const says: unknown = guard(factsOf(number));
      // A fact of the wrong type may be returned unchanged.
      return says === null || typeof says === 'string' ? [says] : [];
    } catch {
      return [];
    }
  });
}

function flawsOfGuard({ guard }: AnyStep): string[] {
  if (!guard) return [];
  const says = saysOf(guard);
  const sentences = [...new Set(says)].flatMap((one) => one ?? []);
  return [
    ...(says.includes(null) ? [] : ['is never possible']),
    ...(sentences.length > 0 ? [] : ['has a guard that refuses nothing']),
    ...sentences.filter((one) => !isSentence(one)).map((one) => `refuses without a sentence: ${one}`),
  ];
}

function flawsOfPerson(step: AnyStep): string[] {
  const { roles = [], consequence } = step;
  return [
    ...(roles.length > 0 ? [] : ['is for nobody']),
    ...roles.filter((role) => !ROLE_NAMES.includes(role)).map((role) => `is for ${role}, which is no role`),
    ...(consequence && isSentence(consequence) ? [] : ['does not say what it brings about']),
  ];
}

function flawsOfStep(one: AnyMachine, step: AnyStep): string[] {
  const action = step.action === undefined ? changedAction(one) : step.action;
  const ask = step.asks;
  const flaws = [
    ...(step.from in one.states && step.to in one.states ? [] : ['is of a state that is none']),
    ...(isLabel(step.label) ? [] : ['has no label for a button']),
    ...(step.by === 'system' ? [] : flawsOfPerson(step)),
    ...flawsOfGuard(step),
    ...(action === null || action.startsWith(`${one.area}.`) ? [] : ['is written down as another kind of record’s']),
    ...(action === null || (step.did && isLabel(step.did)) ? [] : ['has no words for the history']),
    ...(step.isUndoable && action !== changedAction(one)
      ? ['can be taken back though it is not known by its states']
      : []),
    ...(ask?.hint === undefined || isSentence(ask.hint) ? [] : ['asks with a hint that is no sentence']),
    ...(ask?.reason === 'picked' && ask.from.length < 2 ? ['asks for a choice of one'] : []),
    ...(step.isGrave && !step.asks && !step.consequence ? ['is grave and neither asks nor warns'] : []),
  ];
  return flaws.map((flaw) => `${step.from} → ${step.to} ${flaw}`);
}

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

function unreachable(one: AnyMachine): string[] {
  const [first = ''] = statesOf(one.states);
  const reached = new Set([first]);
  // Iterating a set includes elements added during the iteration.
  for (const state of reached) for (const { from, to } of one.steps) if (from === state) reached.add(to);
  return statesOf(one.states).filter((state) => !reached.has(state));
}

/** Errors in a machine's table, each with its place. */
export function flawsOf(one: AnyMachine): string[] {
  const labels = statesOf(one.states).map((state) => one.states[state]?.label ?? '');
  const buttons = one.steps.filter((step) => mayTake(step, ROLE_NAMES));
  const ways = one.steps.map(
    ({ from, to, action }) => `${from} → ${to} by ${action === undefined ? 'default' : action}`,
  );
  return [
    ...unreachable(one).map((state) => `${state} is never reached`),
    ...labels.filter((label) => !isLabel(label)).map((label) => `${label} is no label`),
    ...twice(labels).map((label) => `${label} is the label of two states`),
    ...twice(ways).map((way) => `${way} is there twice`),
    ...twice(buttons.map(({ from, label }) => `${from}: ${label}`)).map((label) => `${label} is on two buttons`),
    ...one.steps.flatMap((step) => flawsOfStep(one, step)),
  ];
}
