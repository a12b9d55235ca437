import { machine } from '../machine';
import { CAMPAIGNERS } from './campaign-status';
import { TEMPLATE_STATE_TEXTS } from './template-status';

/** draft → pending → approved ⇄ paused → disabled, or rejected. All steps but the first come from the provider. */
export const TEMPLATE_MACHINE = machine({
  area: 'message-templates',
  noun: { one: 'template', many: 'templates' },
  states: TEMPLATE_STATE_TEXTS,
  steps: [
    {
      from: ['draft', 'rejected'],
      to: 'pending',
      label: 'Send for approval',
      roles: CAMPAIGNERS,
      consequence: 'WhatsApp decides, mostly within minutes. Until then it cannot be changed.',
      did: 'Sent the template for approval',
    },
    {
      from: ['draft', 'pending', 'paused', 'disabled', 'rejected'],
      to: 'approved',
      label: 'Approve',
      by: 'system',
      did: 'WhatsApp approved the template',
    },
    {
      from: ['draft', 'pending', 'approved'],
      to: 'rejected',
      label: 'Reject',
      by: 'system',
      did: 'WhatsApp rejected the template',
    },
    { from: ['draft', 'approved'], to: 'paused', label: 'Pause', by: 'system', did: 'WhatsApp paused the template' },
    {
      from: ['draft', 'pending', 'approved', 'paused'],
      to: 'disabled',
      label: 'Disable',
      by: 'system',
      did: 'WhatsApp disabled the template',
    },
  ],
});
