import { ROLE_NAMES } from '@/config/roles';
import { findStep, legalSteps } from '@/lib/domain/machine';
import { SELLER_STATUSES, type SellerStatus } from '@/lib/domain/sellers/seller-status';
import { SELLER_MACHINE } from '@/lib/domain/sellers/seller-machine';

const facts = { hasMarket: true, activeGroups: 0 };
const reachable = (from: SellerStatus, roles: readonly string[] = ['admin']) =>
  legalSteps(SELLER_MACHINE, from, facts, roles).map(({ to }) => to);

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
    const ways = SELLER_MACHINE.steps.map(({ from, to }) => `${from} ${to}`);
    expect(new Set(ways).size).toBe(ways.length);
    expect(findStep(SELLER_MACHINE, 'pending', 'closed')).toBeUndefined();
  });

  it.each(ROLE_NAMES)('are for %s as the table says', (role) => {
    const manages = ['admin', 'manage_seller'].includes(role);
    expect(reachable('pending', [role])).toEqual(manages ? ['active'] : []);
    expect(reachable('suspended', [role])).toEqual(role === 'admin' ? ['active', 'closed'] : manages ? ['active'] : []);
  });

  it('ask for a reason only when suspending', () => {
    const asking = SELLER_MACHINE.steps.filter(({ asks }) => asks).map(({ to }) => to);
    expect(asking).toEqual(['suspended']);
  });

  it('say why they are not possible now', () => {
    const [activate] = legalSteps(SELLER_MACHINE, 'pending', { ...facts, hasMarket: false }, ['admin']);
    expect(activate).toMatchObject({ to: 'active', problem: expect.stringMatching(/market/) });
    expect(legalSteps(SELLER_MACHINE, 'pending', facts, ['admin'])[0]?.problem).toBeNull();

    const closing = (activeGroups: number) =>
      legalSteps(SELLER_MACHINE, 'suspended', { ...facts, activeGroups }, ['admin']).find(({ to }) => to === 'closed')
        ?.problem;
    expect(closing(0)).toBeNull();
    expect(closing(1)).toMatch(/one is still active/);
    expect(closing(3)).toMatch(/3 are still active/);
  });
});
