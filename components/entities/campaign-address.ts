import { findScreenById } from '@/lib/domain/access/access';

/** Page of one campaign. The specification has one address for all messages. */
export const campaignAddress = (id: string): string => `${findScreenById('wa-send')?.path ?? ''}?campaign=${id}`;
