import { statesOf } from '@/lib/domain/states';
import { bulkSteps, legalSteps, machine, mayTake, obstacleTo, stepInHistory } from '@/lib/domain/machine';

const PARCEL = machine({
  area: 'parcels',
  noun: { one: 'order parcel', many: 'order parcels' },
  states: {
    packed: { label: 'Packed', tone: 'plain' },
    sent: { label: 'On its way', tone: 'warning', words: 'sent' },
    lost: { label: 'Lost', tone: 'error' },
  },
  steps: [
    {
      from: 'packed',
      to: 'sent',
      label: 'Send',
      roles: ['admin', 'salesman'],
      guard: ({ isPaid }: { isPaid: boolean }) => (isPaid ? null : 'It is not paid yet.'),
      consequence: 'The carrier fetches it.',
      did: 'Sent the parcel',
    },
    {
      from: ['packed', 'sent'],
      to: 'lost',
      label: 'Report as lost',
      roles: ['admin'],
      asks: { reason: 'picked', from: ['Stolen', 'Not found'] },
      isGrave: true,
    },
    { from: 'lost', to: 'sent', label: 'Find', by: 'system' },
  ],
});

const ADMIN = ['admin'];
const paid = { isPaid: true };

describe('any machine', () => {
  it('has its states in their order, and a row from several states as several steps', () => {
    expect(statesOf(PARCEL.states)).toEqual(['packed', 'sent', 'lost']);
    expect(PARCEL.steps.map(({ from, to }) => `${from} ${to}`)).toEqual([
      'packed sent',
      'packed lost',
      'sent lost',
      'lost sent',
    ]);
  });

  it('offers the steps of a role, with what is in their way', () => {
    const offered = (roles: string[], facts = paid) =>
      legalSteps(PARCEL, 'packed', facts, roles).map(({ label, problem }) => [label, problem]);
    expect(offered(['salesman', 'chat_active'])).toEqual([['Send', null]]);
    expect(offered(ADMIN, { isPaid: false })).toEqual([
      ['Send', 'It is not paid yet.'],
      ['Report as lost', null],
    ]);
    expect(offered([])).toEqual([]);
  });

  it('leaves what the software does to the software', () => {
    expect(legalSteps(PARCEL, 'lost', paid, ADMIN)).toEqual([]);
    expect(mayTake({ by: 'system' }, ADMIN)).toBe(false);
    expect(bulkSteps(PARCEL, ADMIN).map(({ to, label }) => [to, label])).toEqual([
      ['sent', 'Send'],
      ['lost', 'Report as lost'],
    ]);
  });

  it.each([
    [{ from: 'packed', to: 'sent' }, paid, ADMIN, null],
    [{ from: 'sent', to: 'packed' }, paid, ADMIN, 'An order parcel that is sent cannot become packed.'],
    [{ from: 'packed', to: 'lost' }, paid, ['salesman'], 'Your roles do not allow this.'],
    [{ from: 'lost', to: 'sent' }, paid, ADMIN, 'Your roles do not allow this.'],
    [{ from: 'packed', to: 'sent' }, { isPaid: false }, ADMIN, 'It is not paid yet.'],
    [{ from: 'sent', to: 'lost' }, paid, ADMIN, 'Say why.'],
    [{ from: 'sent', to: 'lost', reason: 'Eaten' }, paid, ADMIN, 'Choose one of the reasons.'],
    [{ from: 'sent', to: 'lost', reason: 'Stolen' }, paid, ADMIN, null],
  ] as const)('judges %j', (wish, facts, roles, sentence) =>
    expect(obstacleTo(PARCEL, wish, facts, roles)?.sentence ?? null).toBe(sentence),
  );

  it('words the history', () => {
    const entry = (action: string, before: string, after: string) => ({
      action,
      changes: { status: { before, after } },
    });
    expect(stepInHistory(PARCEL, entry('parcels.status-changed', 'packed', 'sent'))).toBe('Sent the parcel');
    expect(stepInHistory(PARCEL, entry('parcels.status-changed', 'packed', 'lost'))).toBe('Changed the status');
    expect(stepInHistory(PARCEL, entry('parcels.status-restored', 'sent', 'packed'))).toBe('Undid the status change');
    expect(stepInHistory(PARCEL, entry('parcels.changed', 'packed', 'sent'))).toBeUndefined();
  });
});

it('a table does not compile with a state it does not have', () => {
  const table = { area: 'a', noun: { one: 'a', many: 'as' } };
  const states = { on: { label: 'On', tone: 'plain' } } as const;
  // @ts-expect-error: there is no state `off`.
  const bad = machine({ ...table, states, steps: [{ from: 'on', to: 'off', label: 'Stop', by: 'system' }] });
  expect(bad.steps).toHaveLength(1);
});
