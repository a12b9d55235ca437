import { findScreenById } from '@/lib/domain/access/access';

/** The page of one campaign: the specification has one address for all messages. */
export const campaignAddress = (id: string): string => `${findScreenById('wa-send')?.path ?? ''}?campaign=${id}`;
