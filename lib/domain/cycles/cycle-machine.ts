import { machine } from '../machine';
import { dayText } from '../text/indian-day';
import { CYCLE_STATE_TEXTS, CYCLE_PLANNERS } from './cycle-status';

/** Facts that decide which steps a cycle may take. Days are Indian. */
interface CycleFacts {
  firstDay: string;
  lastDay: string;
  today: string;
}

const needsItsDays = ({ firstDay, lastDay, today }: CycleFacts) => {
  if (today < firstDay) return `It starts on ${dayText(firstDay)}.`;
  return today > lastDay ? 'Its last day is over. Change its days first.' : null;
};

/** planned → active ⇄ closing → closed; closed → closing undoes it for a day. */
export const CYCLE_MACHINE = machine({
  area: 'cycles',
  noun: { one: 'cycle', many: 'cycles' },
  states: CYCLE_STATE_TEXTS,
  steps: [
    {
      from: 'planned',
      to: 'active',
      label: 'Start',
      roles: CYCLE_PLANNERS,
      guard: needsItsDays,
      consequence: 'From now on, work in its markets is counted for this cycle. Its first day and markets are fixed.',
      did: 'Started the cycle',
    },
    {
      from: 'active',
      to: 'closing',
      label: 'Start closing',
      roles: CYCLE_PLANNERS,
      consequence: 'Counting stops. Go through the unfinished uploads, then close it.',
      did: 'Started closing the cycle',
    },
    {
      from: 'closing',
      to: 'active',
      label: 'Resume',
      roles: CYCLE_PLANNERS,
      consequence: 'Work in its markets is counted again. What happened meanwhile is not.',
      did: 'Went on with the cycle',
    },
    { from: 'closing', to: 'closed', label: 'Close', by: 'system', action: 'cycles.closed', did: 'Closed the cycle' },
    {
      from: 'closed',
      to: 'closing',
      label: 'Undo the closing',
      by: 'system',
      action: 'cycles.reopened',
      did: 'Undid the closing',
    },
  ],
});
