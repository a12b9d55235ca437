import path from 'node:path';
import { type AnyMachine, machine } from '@/lib/domain/machine';
import { statesOf } from '@/lib/domain/states';
import { STEPS } from '../support/machine-steps';
import { flawsOf } from '../support/machine-flaws';
import { readText, sourceFiles } from '../support/repository-files';
import { looseWrites } from '../support/state-writes';

const isMachine = (value: unknown): value is AnyMachine =>
  typeof value === 'object' && value !== null && 'steps' in value && 'states' in value && 'area' in value;

const load = (file: string) => jest.requireActual<Record<string, unknown>>(path.join(process.cwd(), file));

const MACHINES = sourceFiles('lib/domain')
  .filter((file) => file !== 'lib/domain/machine.ts' && /\bmachine\(\{/.test(readText(file)))
  .flatMap((file) => Object.values(load(file)).filter(isMachine));

describe('every state machine', () => {
  it('is found', () =>
    expect(MACHINES.map(({ area }) => area).sort()).toEqual(
      expect.arrayContaining(['catalogs', 'imports', 'jobs', 'sellers', 'uploads', 'value-requests', 'whatsapp-posts']),
    ));

  it.each(MACHINES.map((one) => [one.area, one] as const))('of %s is whole', (_area, one) =>
    expect(flawsOf(one)).toEqual([]),
  );
});

/** Every step as a line, with who may take it. */
const linesOf = ({ area, steps }: AnyMachine) =>
  steps.map(({ from, to, by, roles = [] }) => `${area}: ${from} → ${to} by ${by ?? [...roles].sort().join(', ')}`);

it('no step was added, removed or given to others unawares', () => {
  expect(MACHINES.flatMap(linesOf).sort()).toEqual([...STEPS].sort());
});

interface Column {
  default?: unknown;
  enumValues?: string[];
}

/** Schema columns that hold a state, by table and name. */
const stateColumns = sourceFiles('lib/server/db/schema')
  .flatMap((file) => Object.entries(load(file)))
  .flatMap(([table, columns]) =>
    Object.entries((columns ?? {}) as Record<string, Column | undefined>).flatMap(([name, column]) =>
      ['status', 'state'].includes(name) && Array.isArray(column?.enumValues)
        ? [{ place: `${table}.${name}`, states: column.enumValues.join(), first: column.default }]
        : [],
    ),
  );

it('every column of a state has a machine, and every machine a column', () => {
  const ofMachine = (one: AnyMachine) => stateColumns.filter(({ states }) => states === statesOf(one.states).join());
  const known = MACHINES.flatMap((one) => ofMachine(one).map(({ place }) => place));
  expect(stateColumns.map(({ place }) => place).filter((place) => !known.includes(place))).toEqual([]);
  expect(MACHINES.filter((one) => ofMachine(one).length !== 1).map(({ area }) => area)).toEqual([]);
  const begins = (one: AnyMachine) =>
    ofMachine(one).every(({ first = statesOf(one.states)[0] }) => first === statesOf(one.states)[0]);
  expect(MACHINES.filter((one) => !begins(one)).map(({ area }) => area)).toEqual([]);
});

describe('a flaw is found', () => {
  const states = { on: { label: 'On', tone: 'plain' }, off: { label: 'Off', tone: 'plain' } } as const;
  const about = { area: 'lamps', noun: { one: 'lamp', many: 'lamps' } };
  const turnOff = {
    from: 'on',
    to: 'off',
    label: 'Turn off',
    roles: ['admin'],
    consequence: 'It is dark.',
    did: 'Turned the lamp off',
  } as const;

  it('nowhere in a good table', () => expect(flawsOf(machine({ ...about, states, steps: [turnOff] }))).toEqual([]));

  it('where nothing leads to a state', () =>
    expect(flawsOf(machine({ ...about, states, steps: [] }))).toEqual(['off is never reached']));

  it('where two states look alike', () =>
    expect(flawsOf(machine({ ...about, states: { ...states, off: states.on }, steps: [turnOff] }))).toEqual([
      'On is the label of two states',
    ]));

  it.each([
    ['on → off is for caretaker, which is no role', { roles: ['caretaker'] as never }],
    ['on → off is for nobody', { roles: [] }],
    ['on → off refuses without a sentence: not now', { guard: () => 'not now' }],
    ['on → off is never possible', { guard: () => 'Not now.' }],
    ['on → off has a guard that refuses nothing', { guard: () => null }],
    ['on → off does not say what it brings about', { consequence: undefined }],
    ['on → off is grave and neither asks nor warns', { isGrave: true, consequence: undefined }],
    ['on → off has no words for the history', { did: undefined }],
    ['on → off has no label for a button', { label: '' }],
    ['on → off is written down as another kind of record’s', { action: 'doors.opened' as const }],
    [
      'on → off can be taken back though it is not known by its states',
      { action: 'lamps.dimmed' as const, isUndoable: true },
    ],
    ['on → off asks for a choice of one', { asks: { reason: 'picked', from: ['Late'] } as const }],
  ])('in a step: %s', (flaw, change) =>
    expect(flawsOf(machine({ ...about, states, steps: [{ ...turnOff, ...change }] }))).toContain(flaw),
  );

  it('where a step is there twice', () =>
    expect(flawsOf(machine({ ...about, states, steps: [turnOff, turnOff] }))).toEqual([
      'on → off by default is there twice',
      'on: Turn off is on two buttons',
    ]));
});

describe('a state is written by a step only', () => {
  const repository = (line: string) => `
    import { eq, sql } from 'drizzle-orm';
    import type { Queryable } from '../../db/database';
    import { newId } from '../../db/schema/columns';
    import { sellerNotes, sellers } from '../../db/schema/sellers';
    import type { Stepped } from '../../db/stepped';
    import { stepped, type StepChanges } from '../../platform/steps/step-repository';
    import { SELLER_MACHINE } from '@/lib/domain/sellers/seller-machine';
    import type { SellerStatus } from '@/lib/domain/sellers/seller-status';
    type Row = typeof sellers.$inferInsert;
    ${line}
  `;
  const PLANTED: [name: string, line: string, finds: RegExp | null][] = [
    ['plainly', `export const a = (tx: Queryable) => tx.update(sellers).set({ status: 'closed' });`, /status past/],
    ['in a row', `export const a = (tx: Queryable, row: Partial<Row>) => tx.update(sellers).set(row);`, /status past/],
    [
      'among others',
      `export const a = (tx: Queryable, to: { status: SellerStatus }) => tx.update(sellers).set({ address: '', ...to });`,
      /status past/,
    ],
    [
      'out of sight',
      `export const a = (tx: Queryable) => tx.update(sellers).set({ status: 'closed' } as never);`,
      /hides what/,
    ],
    [
      'over one that is there',
      `export const a = (tx: Queryable, row: Row) =>
        tx.insert(sellers).values(row).onConflictDoUpdate({ target: sellers.id, set: { status: 'active' } });`,
      /status past/,
    ],
    ['in raw SQL', 'export const a = sql`update ${sellers} set status = ${newId()}`;', /raw SQL/],
    [
      'in raw SQL by its name',
      'export const a = sql`update ${sellers} set address = ${1}, ${sellers.status} = ${2}`;',
      /raw SQL/,
    ],
    ['beside it in raw SQL', 'export const a = sql`update ${sellers} set address = ${1} where status = ${2}`;', null],
    [
      'into any table',
      `export const a = (tx: Queryable, table: typeof sellers) => tx.update(table).set({ status: 'closed' });`,
      /not named/,
    ],
    [
      'on its own word',
      `export const a = (tx: Queryable) => tx.update(sellers).set({ status: 'closed' as Stepped<'closed'> });`,
      /says itself/,
    ],
    [
      'by a step',
      `export const a = (tx: Queryable) =>
        tx.update(sellers).set({ status: stepped(SELLER_MACHINE, 'suspended', 'closed') });`,
      null,
    ],
    [
      'by the step of a caller',
      `export const a = (tx: Queryable, row: StepChanges<Row, 'status'>) => tx.update(sellers).set(row);`,
      null,
    ],
    ['of no machine', `export const a = (tx: Queryable) => tx.update(sellerNotes).set({ text: '' });`, null],
    ['but for the state', `export const a = (tx: Queryable) => tx.update(sellers).set({ address: '' });`, null],
  ];
  const fileOf = (index: number) => `lib/server/areas/sellers/planted-${index}-repository.ts`;
  const planted = Object.fromEntries(PLANTED.map(([, line], index) => [fileOf(index), repository(line)]));
  const found = looseWrites(
    stateColumns.map(({ place }) => place),
    planted,
  );

  it('everywhere', () => expect(found.filter((one) => !one.includes('/planted-'))).toEqual([]));

  it.each(PLANTED.map(([name, , finds], index) => [name, finds, index] as const))('%s', (_name, finds, index) =>
    expect(found.filter((one) => one.startsWith(fileOf(index)))).toEqual(finds ? [expect.stringMatching(finds)] : []),
  );
});
