import { findScreenById } from '@/lib/domain/access/access';

export { campaignAddress } from '@/components/entities/campaign-address';

/** Where all campaigns are. */
export const ALL_CAMPAIGNS = findScreenById('wa-send')?.path ?? '';
