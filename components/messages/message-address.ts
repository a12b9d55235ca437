import { findScreenById } from '@/lib/domain/access/access';

const PATH = findScreenById('wa-send')?.path ?? '';

/** The page of one campaign: the specification has one address for all of this. */
export const campaignAddress = (id: string): string => `${PATH}?campaign=${id}`;

/** Where all campaigns are. */
export const ALL_CAMPAIGNS = PATH;
