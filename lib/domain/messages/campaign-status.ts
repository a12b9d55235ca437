import { states, statesOf } from '../states';

export const CAMPAIGN_STATE_TEXTS = states({
  draft: { label: 'Draft', tone: 'plain' },
  checked: { label: 'Checked', tone: 'plain' },
  approved: { label: 'Approved', tone: 'success' },
  scheduled: { label: 'Scheduled', tone: 'warning' },
  sending: { label: 'Sending', tone: 'success' },
  paused: { label: 'Paused', tone: 'warning' },
  completed: { label: 'Done', tone: 'plain' },
  stopped: { label: 'Stopped', tone: 'error' },
  cancelled: { label: 'Cancelled', tone: 'error' },
});
export const CAMPAIGN_STATUSES = statesOf(CAMPAIGN_STATE_TEXTS);
export type CampaignStatus = keyof typeof CAMPAIGN_STATE_TEXTS;

/** Roles that plan and send campaigns. */
export const CAMPAIGNERS = ['admin'] as const;

/** States in which audience and text can still change. */
export const isOpen = (status: CampaignStatus): boolean =>
  status === 'draft' || status === 'checked' || status === 'approved';

/** Whether it may still send. */
export const isUnderWay = (status: CampaignStatus): boolean => status === 'sending' || status === 'paused';
