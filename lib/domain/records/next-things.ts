/** Kinds of dashboard items that wait for a person, by the action required. */
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

/** Number of items on a dashboard; each has a digit as its shortcut. */
export const THINGS_SHOWN = 6;

interface Waiting {
  /** Since when it has been waiting. */
  at: string;
}

/** Items to show: the oldest of every kind, then the second of each; displayed by age. */
export function nextThings<Thing extends Waiting>(byKind: readonly (readonly Thing[])[], most = THINGS_SHOWN): Thing[] {
  const rounds = Math.max(0, ...byKind.map((things) => things.length));
  const inTurn = Array.from({ length: rounds }, (_, round) => byKind.flatMap((things) => things[round] ?? [])).flat();
  return inTurn.slice(0, most).sort((one, other) => one.at.localeCompare(other.at));
}
