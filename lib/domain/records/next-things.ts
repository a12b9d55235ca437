/** What waits for somebody on the dashboard, by what is done about it. */
export const THING_KINDS = [
  'tag',
  'cut',
  'tag-video',
  'review',
  'review-video',
  'assign',
  'rescue',
  'post',
  'ask-again',
  'ask',
  'dispatch',
  'return',
  'fix-link',
  'remake',
  'password',
  'chat',
  'call',
] as const;

export type ThingKind = (typeof THING_KINDS)[number];

/** As many as a dashboard shows; each has a digit as its key. */
export const THINGS_SHOWN = 6;

interface Waiting {
  /** Since when it waits. */
  at: string;
}

/** The things that come first: of every kind the oldest, then the second of each; shown by their age. */
export function nextThings<Thing extends Waiting>(byKind: readonly (readonly Thing[])[], most = THINGS_SHOWN): Thing[] {
  const rounds = Math.max(0, ...byKind.map((things) => things.length));
  const inTurn = Array.from({ length: rounds }, (_, round) => byKind.flatMap((things) => things[round] ?? [])).flat();
  return inTurn.slice(0, most).sort((one, other) => one.at.localeCompare(other.at));
}
