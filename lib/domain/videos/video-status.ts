import { states, statesOf, stateWords } from '../states';

export const VIDEO_STATE_TEXTS = states({
  submitted: { label: 'Submitted', tone: 'plain' },
  assigned: { label: 'Assigned', tone: 'plain' },
  fetched: { label: 'Fetched', tone: 'warning' },
  cut_uploaded: { label: 'Cut', tone: 'plain' },
  tagged: { label: 'Tagged', tone: 'plain' },
  in_review: { label: 'In review', tone: 'warning' },
  live: { label: 'Live', tone: 'success' },
  taken_down: { label: 'Taken down', tone: 'error' },
  rejected: { label: 'Rejected', tone: 'error' },
});

export const VIDEO_STATUSES = statesOf(VIDEO_STATE_TEXTS);
export type VideoStatus = keyof typeof VIDEO_STATE_TEXTS;

/** Cut videos that wait for tagging. */
export const TO_TAG = ['cut_uploaded', 'tagged'] as const satisfies readonly VideoStatus[];

/** Tagged videos that staff review or manage. */
export const PAST_TAGGING = ['in_review', 'live', 'taken_down'] as const satisfies readonly VideoStatus[];

const isOneOf = (statuses: readonly VideoStatus[], status: VideoStatus) => statuses.includes(status);

/** Why a video in this status cannot be tagged, as a sentence; null when an editor can. */
export const tagProblem = (status: VideoStatus): string | null =>
  isOneOf(TO_TAG, status)
    ? null
    : `This video is ${stateWords(VIDEO_STATE_TEXTS, status)}, so its words cannot be changed.`;
