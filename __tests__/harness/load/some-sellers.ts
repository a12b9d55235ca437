import { sellersApi } from '@/lib/contracts/sellers/sellers';
import type { Call, Member } from './member';

/** Search texts that people type. */
export const WORDS = ['kesar', 'radha', 'silk', 'textiles', 'surat', 'sons'] as const;

const SORTS = ['businessName', '-createdAt', '-qualityScore', '-lastActivityAt'] as const;

/** A page of sellers in a random sort order. */
export const someSellers = async (call: Call, { random }: Pick<Member, 'random'>) =>
  (await call(sellersApi.list, { query: { sort: random.pick(SORTS), limit: 50 } }))?.rows ?? [];

/** A seller they click on. */
export const someSeller = async (call: Call, member: Pick<Member, 'random'>) => {
  const rows = await someSellers(call, member);
  return rows[member.random.below(rows.length)];
};
