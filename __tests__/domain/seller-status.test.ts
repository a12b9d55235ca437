import { ROLE_NAMES } from '@/config/roles';
import { legalSteps, SELLER_MACHINE, SELLER_STATUSES, type SellerStatus } from '@/lib/domain/sellers/seller-status';
import { findStep, mayTake, stepsFrom } from '@/lib/domain/records/transitions';

const facts = { hasMarket: true, activeGroups: 0 };
const reachable = (from: SellerStatus, roles: readonly string[] = ['admin']) =>
  legalSteps(from, facts, roles).map(({ to }) => to);

describe('the steps of a seller', () => {
  it('are those the domain draws, and no others', () => {
    expect(SELLER_STATUSES.map((from) => [from, reachable(from)])).toEqual([
      ['pending', ['active']],
      ['active', ['suspended']],
      ['suspended', ['active', 'closed']],
      ['closed', []],
    ]);
  });

  it('exist once each', () => {
    const ways = SELLER_MACHINE.map(({ from, to }) => `${from} ${to}`);
    expect(new Set(ways).size).toBe(ways.length);
    expect(findStep(SELLER_MACHINE, 'pending', 'closed')).toBeUndefined();
  });

  it.each(ROLE_NAMES)('are for %s as the table says', (role) => {
    const manages = ['admin', 'manage_seller'].includes(role);
    expect(reachable('pending', [role])).toEqual(manages ? ['active'] : []);
    expect(reachable('suspended', [role])).toEqual(role === 'admin' ? ['active', 'closed'] : manages ? ['active'] : []);
  });

  it('ask for a reason only when suspending', () => {
    const asking = SELLER_MACHINE.filter(({ asks }) => asks === 'reason').map(({ to }) => to);
    expect(asking).toEqual(['suspended']);
  });

  it('say why they are not possible now', () => {
    const [activate] = legalSteps('pending', { ...facts, hasMarket: false }, ['admin']);
    expect(activate).toMatchObject({ to: 'active', asks: null, problem: expect.stringMatching(/market/) });
    expect(legalSteps('pending', facts, ['admin'])[0]?.problem).toBeNull();

    const closing = (activeGroups: number) =>
      legalSteps('suspended', { ...facts, activeGroups }, ['admin']).find(({ to }) => to === 'closed')?.problem;
    expect(closing(0)).toBeNull();
    expect(closing(1)).toMatch(/one is still active/);
    expect(closing(3)).toMatch(/3 are still active/);
  });
});

describe('any machine', () => {
  it('offers steps with a label, whether they ask for something or not', () => {
    const machine = [
      { from: 'a', to: 'b', label: 'Go', roles: ['admin', 'salesman'] },
      { from: 'a', to: 'c', label: 'Stop', roles: ['admin'], asks: 'reason', guard: () => 'Not now.' },
    ] as const;
    expect(stepsFrom<'a' | 'b' | 'c', object>(machine, 'a', {}, ['salesman', 'chat_active'])).toEqual([
      { to: 'b', label: 'Go', asks: null, problem: null },
    ]);
    expect(stepsFrom<'a' | 'b' | 'c', object>(machine, 'a', {}, ['admin'])).toEqual([
      { to: 'b', label: 'Go', asks: null, problem: null },
      { to: 'c', label: 'Stop', asks: 'reason', problem: 'Not now.' },
    ]);
    expect(stepsFrom<'a' | 'b' | 'c', object>(machine, 'b', {}, ['admin'])).toEqual([]);
    expect(mayTake(machine[0], [])).toBe(false);
  });
});
