import { ROLE_NAMES } from '@/config/roles';
import { legalSteps } from '@/lib/domain/machine';
import { isOwnVideo, missingForReview, sellerProblem, VIDEO_MACHINE } from '@/lib/domain/videos/video-machine';
import { tagProblem, VIDEO_STATUSES, type VideoStatus } from '@/lib/domain/videos/video-status';
import { segmentProblem, videoHiddenBecause, videoName } from '@/lib/domain/videos/video-text';

const facts = { missing: [], hasCut: true, isOwnWork: false, sellerProblem: null };
const reachable = (from: VideoStatus, roles: readonly string[] = ['admin']) =>
  legalSteps(VIDEO_MACHINE, from, facts, roles).map(({ to }) => to);

describe('the steps of a video', () => {
  it('are those the domain draws for people', () =>
    expect(VIDEO_STATUSES.map((from) => [from, reachable(from)])).toEqual([
      ['submitted', ['rejected']],
      ['assigned', ['rejected']],
      ['fetched', []],
      ['cut_uploaded', ['rejected']],
      ['tagged', ['in_review', 'rejected']],
      ['in_review', ['live', 'tagged', 'rejected']],
      ['live', ['taken_down']],
      ['taken_down', ['live']],
      ['rejected', []],
    ]));

  it('lead to every state', () => {
    const ends = new Set(VIDEO_MACHINE.steps.map(({ to }) => to));
    expect(VIDEO_STATUSES.filter((status) => !ends.has(status))).toEqual([]);
  });

  it.each(ROLE_NAMES)('are for %s as the table says', (role) => {
    const reviews = ['admin', 'editor_review'].includes(role);
    expect(reachable('in_review', [role])).toEqual(reviews ? ['live', 'tagged', 'rejected'] : []);
    expect(reachable('live', [role])).toEqual(reviews || role === 'manage_seller' ? ['taken_down'] : []);
    const edits = ['admin', 'editor_video'].includes(role);
    expect(reachable('tagged', [role]).includes('in_review')).toBe(edits);
  });

  it.each([
    ['tagged', 'in_review', { ...facts, missing: ['title'] }, 'Still missing: title.'],
    ['in_review', 'live', { ...facts, isOwnWork: true }, 'You cut or tagged this. Another reviewer has to review it.'],
    ['live', 'taken_down', { ...facts, sellerProblem: 'Not yours.' }, 'Not yours.'],
    ['taken_down', 'live', { ...facts, sellerProblem: 'Not yours.' }, 'Not yours.'],
  ] as const)('from %s to %s say what is in the way', (from, to, given, sentence) =>
    expect(legalSteps(VIDEO_MACHINE, from, given, ['admin']).find((one) => one.to === to)?.problem).toBe(sentence),
  );
});

it('names what a review needs, goods only where the video shows some', () => {
  const nothing = { title: ' ', productTypeId: null, languages: [], isIntro: false, hasPoster: false, segments: 0 };
  expect(missingForReview(nothing)).toEqual(['thumbnail', 'title', 'language', 'product type']);
  expect(missingForReview({ ...nothing, isIntro: true })).not.toContain('product type');
});

it.each([
  ['cut_uploaded', true],
  ['tagged', true],
  ['in_review', false],
  ['live', false],
] as const)('is tagged while it is %s: %s', (status, isTagged) => expect(tagProblem(status) === null).toBe(isTagged));

it('is somebody’s own work when they cut or tagged it', () => {
  const [one, other] = [{ id: 'one' }, { id: 'other' }];
  expect([
    isOwnVideo({ editor: one, taggedBy: null }, 'one'),
    isOwnVideo({ editor: null, taggedBy: one }, 'one'),
    isOwnVideo({ editor: other, taggedBy: null }, 'one'),
  ]).toEqual([true, true, false]);
});

it.each([
  [['admin'], true],
  [['editor_review'], true],
  [['manage_seller'], false],
] as const)('of another manager’s seller is for %s to take down: %s', (roles, may) =>
  expect(sellerProblem('other', { id: 'one', roles }) === null).toBe(may),
);

const seller = { status: 'active' as const, deprioritised: false };

it.each([
  [{ status: 'live' as const, seller }, []],
  [{ status: 'in_review' as const, seller }, ['It is in review, not live.']],
  [{ status: 'live' as const, seller: { ...seller, status: 'suspended' as const } }, ['Its seller is suspended.']],
  [{ status: 'live' as const, seller: { ...seller, deprioritised: true } }, ['Its seller is deprioritised.']],
])('is hidden from buyers for a reason that is told', (video, reasons) =>
  expect(videoHiddenBecause(video)).toEqual(reasons),
);

it.each([
  [{ startMs: 0, endMs: 2000 }, 3000, null],
  [{ startMs: 2000, endMs: 2000 }, 3000, 'A segment ends after it begins.'],
  [{ startMs: 0, endMs: 9000 }, 3000, 'A segment lies within the video.'],
  [{ startMs: 0, endMs: 9000 }, null, null],
])('a segment %j of a video of %s ms is right or told', (segment, length, problem) =>
  expect(segmentProblem(segment, length)).toBe(problem),
);

it('is called by its title, its link, its file or its seller', () => {
  const named = { title: 'T', linkTitle: 'L', fileName: 'F', seller: { businessName: 'Kesar' } };
  expect([
    videoName(named),
    videoName({ ...named, title: '' }),
    videoName({ ...named, title: '', linkTitle: null }),
    videoName({ ...named, title: '', linkTitle: null, fileName: null }),
  ]).toEqual(['T', 'L', 'F', 'Video of Kesar']);
});
