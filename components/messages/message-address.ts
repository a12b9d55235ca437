import { findScreenById } from '@/lib/domain/access/access';

export { campaignAddress } from '@/components/entities/campaign-address';

/** Address of all campaigns. */
export const ALL_CAMPAIGNS = findScreenById('wa-send')?.path ?? '';
