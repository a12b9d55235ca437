/** Views of the inbox. */
export const CHAT_VIEWS = ['all', 'mine', 'unassigned', 'unanswered', 'flagged', 'snoozed', 'closed'] as const;
export type ChatView = (typeof CHAT_VIEWS)[number];

export const CHAT_VIEW_LABELS: Record<ChatView, string> = {
  all: 'All open',
  mine: 'Mine',
  unassigned: 'Unassigned',
  unanswered: 'Unanswered',
  flagged: 'Flagged',
  snoozed: 'Snoozed',
  closed: 'Closed',
};
