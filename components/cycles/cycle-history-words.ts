import type { HistoryWords } from '@/components/records/history-words';
import type { Cycle } from '@/lib/contracts/cycles/cycle-record';
import { CYCLE_STATE_TEXTS, type CycleStatus } from '@/lib/domain/cycles/cycle-status';
import { STAGE_LABELS, stageText, STAGES, type StageCounts } from '@/lib/domain/cycles/stages';
import { stateLabel } from '@/lib/domain/states';
import { numberText } from '@/lib/domain/text/count-text';
import { CYCLE_WORDS } from './cycle-fields';

/** Field labels of a cycle's history. */
export const CYCLE_HISTORY_WORDS: HistoryWords = {
  ...CYCLE_WORDS,
  status: { label: 'Status', text: (status: CycleStatus) => stateLabel(CYCLE_STATE_TEXTS, status) },
  statusReason: { label: 'Reason', text: (reason: string) => reason },
  counts: {
    label: 'Final numbers',
    text: (counts: StageCounts) =>
      STAGES.map((stage) => `${STAGE_LABELS[stage]} ${stageText(stage, counts[stage])}`).join(', '),
  },
  outcome: {
    label: 'Unfinished',
    text: ({ uploads, backToPool, dropped }: NonNullable<Cycle['outcome']>) =>
      `${numberText(uploads)} carried over, ${numberText(backToPool)} back to the pool, ${numberText(dropped)} dropped`,
  },
};

/** Labels of the actions on a cycle. */
export const CYCLE_ACTIONS = {
  'cycles.added': 'Planned the cycle',
  'cycles.changed': 'Changed the cycle',
  'cycles.closed': 'Closed the cycle',
  'cycles.reopened': 'Undid the closing',
};
