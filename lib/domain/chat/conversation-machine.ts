import { machine } from '../machine';
import { CHAT_STAFF, CONVERSATION_STATE_TEXTS } from './conversation-status';
import { SNOOZES } from './snooze';

/** Audit name of reopening a snoozed or closed conversation by a message from the other side. */
export const WOKEN = 'conversations.woken';

/** open ⇄ snoozed, both → closed → open. A new message from the other side reopens it, as does the end of a snooze. */
export const CONVERSATION_MACHINE = machine({
  area: 'conversations',
  noun: { one: 'conversation', many: 'conversations' },
  states: CONVERSATION_STATE_TEXTS,
  steps: [
    {
      from: 'open',
      to: 'snoozed',
      label: 'Snooze',
      roles: CHAT_STAFF,
      asks: { reason: 'picked', from: SNOOZES },
      consequence: 'It reopens then, or with the next message.',
      did: 'Snoozed the conversation',
    },
    {
      from: ['open', 'snoozed'],
      to: 'closed',
      label: 'Close',
      roles: CHAT_STAFF,
      consequence: 'A new message opens it again.',
      did: 'Closed the conversation',
    },
    {
      from: ['snoozed', 'closed'],
      to: 'open',
      label: 'Reopen',
      roles: CHAT_STAFF,
      consequence: 'It is among the open conversations again.',
      did: 'Reopened the conversation',
    },
    {
      from: ['snoozed', 'closed'],
      to: 'open',
      label: 'Wake',
      by: 'system',
      action: WOKEN,
      did: 'Reopened',
    },
  ],
});
