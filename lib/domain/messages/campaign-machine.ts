import { machine } from '../machine';
import { CAMPAIGN_STATE_TEXTS, CAMPAIGNERS } from './campaign-status';

/** What blocks each step, as a sentence; null when nothing does. */
export interface CampaignFacts {
  approveProblem: string | null;
  scheduleProblem: string | null;
  startProblem: string | null;
  resumeProblem: string | null;
}

/**
 * draft → checked → approved → scheduled → sending ⇄ paused → completed; cancelled before the first message, stopped
 * after it.
 */
export const CAMPAIGN_MACHINE = machine({
  area: 'campaigns',
  noun: { one: 'campaign', many: 'campaigns' },
  states: CAMPAIGN_STATE_TEXTS,
  steps: [
    {
      from: ['draft', 'checked', 'approved'],
      to: 'checked',
      label: 'Check',
      by: 'system',
      action: 'campaigns.checked',
      did: 'Checked the campaign',
    },
    {
      from: ['checked', 'approved'],
      to: 'draft',
      label: 'Change',
      by: 'system',
      action: 'campaigns.changed',
      did: 'Changed the campaign',
    },
    {
      from: 'checked',
      to: 'approved',
      label: 'Approve',
      roles: CAMPAIGNERS,
      guard: ({ approveProblem }: CampaignFacts) => approveProblem,
      consequence: 'It can be sent as it was checked. Any change needs a new approval.',
      did: 'Approved the campaign',
    },
    {
      from: ['checked', 'approved'],
      to: 'sending',
      label: 'Send now',
      roles: CAMPAIGNERS,
      guard: ({ startProblem }: CampaignFacts) => startProblem,
      consequence: 'Text and audience are frozen, and sending starts.',
      did: 'Started the campaign',
    },
    {
      from: ['checked', 'approved'],
      to: 'scheduled',
      label: 'Schedule',
      roles: CAMPAIGNERS,
      guard: ({ scheduleProblem }: CampaignFacts) => scheduleProblem,
      consequence: 'Sending starts by itself at its time.',
      did: 'Scheduled the campaign',
    },
    {
      from: 'scheduled',
      to: 'draft',
      label: 'Unschedule',
      roles: CAMPAIGNERS,
      consequence: 'It can be changed again, and has to be checked again.',
      did: 'Unscheduled the campaign',
    },
    { from: 'scheduled', to: 'sending', label: 'Begin', by: 'system', did: 'Started at its time' },
    {
      from: 'sending',
      to: 'paused',
      label: 'Pause',
      roles: CAMPAIGNERS,
      asks: { reason: 'typed', usual: ['A mistake in the text', 'Too many failures', 'Sellers ran out of stock'] },
      consequence: 'No further message goes out until it is resumed.',
      did: 'Paused the campaign',
    },
    {
      from: 'paused',
      to: 'sending',
      label: 'Resume',
      roles: CAMPAIGNERS,
      guard: ({ resumeProblem }: CampaignFacts) => resumeProblem,
      consequence: 'The messages that wait go out.',
      did: 'Resumed the campaign',
    },
    {
      from: ['sending', 'paused'],
      to: 'stopped',
      label: 'Stop',
      roles: CAMPAIGNERS,
      asks: { reason: 'typed' },
      consequence: 'Unsent messages are never sent. This cannot be undone.',
      isGrave: true,
      did: 'Stopped the campaign',
    },
    { from: 'sending', to: 'completed', label: 'Finish', by: 'system', did: 'Every message was handed over' },
    {
      from: ['draft', 'checked', 'approved', 'scheduled'],
      to: 'cancelled',
      label: 'Cancel campaign',
      roles: CAMPAIGNERS,
      consequence: 'No message goes out. It stays in the list.',
      isGrave: true,
      did: 'Cancelled the campaign',
    },
  ],
});
