import { machine } from '../machine';
import { CHAT_STAFF, CONVERSATION_STATE_TEXTS } from './conversation-status';
import { SNOOZES } from './snooze';

/** The audit's name for what a message of the other side does to a conversation that was put off or closed. */
export const WOKEN = 'conversations.woken';

/** open ⇄ snoozed, both → closed → open. A new message of the other side opens it again, and so does the end of a snooze. */
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
