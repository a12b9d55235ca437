import { type Asked, machine } from '../machine';
import { stateWords } from '../states';
import { VIDEO_STATE_TEXTS, type VideoStatus } from './video-status';

/** Facts that decide which steps a video may take. */
export interface VideoSteps {
  /** Result of {@link missingForReview}. */
  missing: readonly string[];
  hasCut: boolean;
  /** The current user cut or tagged it. */
  isOwnWork: boolean;
  /** Why the user does not look after its seller, as a sentence; null when they do. */
  sellerProblem: string | null;
}

const EDITORS = ['admin', 'editor_video'] as const;
const REVIEWERS = ['admin', 'editor_review'] as const;
/** Roles that take down live videos. */
const KEEPERS = ['admin', 'editor_review', 'manage_seller'] as const;

interface FilledIn {
  title: string;
  productTypeId: string | null;
  languages: readonly string[];
  isIntro: boolean;
  hasPoster: boolean;
  segments: number;
}

/** Fields still missing before a video can be reviewed, in screen order. */
export const missingForReview = (video: FilledIn): string[] =>
  [
    !video.hasPoster && 'thumbnail',
    video.title.trim() === '' && 'title',
    video.languages.length === 0 && 'language',
    // A film about the shop shows no goods.
    !video.isIntro && video.productTypeId === null && 'product type',
  ].filter((name) => name !== false);

const needsCut = ({ hasCut, missing }: VideoSteps) => {
  if (!hasCut) return 'Upload the cut video first.';
  return missing.includes('thumbnail') ? 'Choose a thumbnail first.' : null;
};
const needsEverything = ({ missing }: VideoSteps) =>
  missing.length === 0 ? null : `Still missing: ${missing.join(', ')}.`;
const needsAnother = ({ isOwnWork }: Pick<VideoSteps, 'isOwnWork'>) =>
  isOwnWork ? 'You cut or tagged this. Another reviewer has to review it.' : null;
const needsOwnSeller = ({ sellerProblem }: VideoSteps) => sellerProblem;

/** Reasons an editor cannot continue a video. */
export const VIDEO_SKIP_ASKS: Asked = {
  reason: 'typed',
  usual: ['The link no longer works', 'The picture cannot be seen', 'Not goods we sell', 'Received twice'],
  hint: 'It goes back to the others, and is not offered to you first again.',
};

const TOLD = { reason: 'typed', hint: 'The editor reads it.' } as const;
const SYSTEM = { by: 'system', action: null } as const;

/** submitted → assigned → fetched → cut_uploaded → tagged → in_review → live ⇄ taken_down; → rejected. */
export const VIDEO_MACHINE = machine({
  area: 'videos',
  noun: { one: 'video', many: 'videos' },
  states: VIDEO_STATE_TEXTS,
  steps: [
    { from: ['submitted', 'fetched'], to: 'assigned', label: 'Assign', ...SYSTEM },
    { from: ['assigned', 'fetched'], to: 'submitted', label: 'Unassign', ...SYSTEM },
    { from: ['submitted', 'assigned'], to: 'fetched', label: 'Fetch', ...SYSTEM },
    {
      from: 'fetched',
      to: 'cut_uploaded',
      label: 'Finish the cut',
      by: 'system',
      guard: needsCut,
      did: 'Finished the cut',
    },
    { from: 'cut_uploaded', to: 'tagged', label: 'Tag', by: 'system', did: 'Tagged the video' },
    { from: 'tagged', to: 'cut_uploaded', label: 'Untag', by: 'system', did: 'Removed what a review needs' },
    {
      from: 'tagged',
      to: 'in_review',
      label: 'Send to review',
      roles: EDITORS,
      guard: needsEverything,
      consequence: 'A reviewer looks at it before buyers see it.',
      did: 'Sent the video to review',
    },
    {
      from: 'in_review',
      to: 'live',
      label: 'Accept',
      roles: REVIEWERS,
      guard: (facts: VideoSteps) => needsAnother(facts) ?? needsEverything(facts),
      consequence: 'Buyers see it, unless its seller is hidden.',
      did: 'Accepted the video',
    },
    {
      from: 'in_review',
      to: 'tagged',
      label: 'Send back',
      roles: REVIEWERS,
      asks: TOLD,
      guard: needsAnother,
      consequence: 'Goes back to the editor.',
      isGrave: true,
      did: 'Sent the video back',
    },
    {
      from: 'in_review',
      to: 'rejected',
      label: 'Reject',
      roles: REVIEWERS,
      asks: TOLD,
      guard: needsAnother,
      consequence: 'Rejects it for good.',
      isGrave: true,
      did: 'Rejected the video',
    },
    {
      from: ['submitted', 'assigned', 'cut_uploaded', 'tagged'],
      to: 'rejected',
      label: 'Reject',
      roles: ['admin'],
      asks: TOLD,
      consequence: 'Rejects it for good, and takes it out of the queue.',
      isGrave: true,
      did: 'Rejected the video',
    },
    {
      from: 'live',
      to: 'taken_down',
      label: 'Take down',
      roles: KEEPERS,
      asks: { reason: 'typed', usual: ['The goods are sold out', 'The seller asked for it', 'The link is broken'] },
      guard: needsOwnSeller,
      consequence: 'Buyers no longer see it until it is put back.',
      isGrave: true,
      did: 'Took the video down',
    },
    {
      from: 'taken_down',
      to: 'live',
      label: 'Put back',
      roles: KEEPERS,
      guard: needsOwnSeller,
      consequence: 'Buyers see it again, unless its seller is hidden.',
      did: 'Put the video back',
    },
  ],
});

/** Why the person may not review a video, as a sentence; null when they may. */
export function reviewProblem({ status, isOwnWork }: { status: VideoStatus; isOwnWork: boolean }): string | null {
  if (status !== 'in_review') return `This video is ${stateWords(VIDEO_STATE_TEXTS, status)} and waits for no review.`;
  return needsAnother({ isOwnWork });
}

interface Person {
  id: string;
}

interface Worked {
  editor: Person | null;
  taggedBy: Person | null;
}

export const isOwnVideo = ({ editor, taggedBy }: Worked, personId: string): boolean =>
  [editor?.id, taggedBy?.id].includes(personId);

/** Why a person does not look after a video's seller: seller managers have their own sellers. */
export function sellerProblem(
  managerId: string | null,
  person: { id: string; roles: readonly string[] },
): string | null {
  if (REVIEWERS.some((role) => person.roles.includes(role)) || managerId === person.id) return null;
  return 'Another manager looks after this seller.';
}
