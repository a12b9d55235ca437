import { ROLE_NAMES } from '@/config/roles';
import { rolesThatOpen } from '@/lib/domain/access/access';
import { seesOwnPortfolioOnly } from '@/lib/domain/sellers/seller-scope';

describe('who sees their own portfolio only', () => {
  it('is who is a salesman', () =>
    expect(ROLE_NAMES.filter((role) => seesOwnPortfolioOnly([role]))).toEqual(['salesman']));

  it.each(ROLE_NAMES.filter((role) => role !== 'salesman'))('beside %s', (role) => {
    const opensAll = rolesThatOpen('seller-browse').includes(role);
    expect(seesOwnPortfolioOnly(['salesman', role])).toBe(!opensAll);
  });
});
