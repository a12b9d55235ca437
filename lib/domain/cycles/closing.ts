/** What can happen to an unfinished upload when its cycle closes. */
export const LEFTOVER_ENDS = ['carry', 'pool', 'drop'] as const;
export type LeftoverEnd = (typeof LEFTOVER_ENDS)[number];

export const LEFTOVER_END_LABELS: Readonly<Record<LeftoverEnd, string>> = {
  carry: 'Carry over',
  pool: 'Back to the pool',
  drop: 'Drop',
};

/** What happens to all uploads, except those decided on individually. */
export interface ClosingRule {
  assigned: LeftoverEnd;
  unassigned: LeftoverEnd;
  /** Age in days from which an upload is old; null when none is. */
  oldFrom: number | null;
  old: LeftoverEnd;
}

export const CARRY_ALL: ClosingRule = { assigned: 'carry', unassigned: 'carry', oldFrom: null, old: 'carry' };

export interface Leftover {
  id: string;
  kind: 'catalog' | 'video';
  editorId: string | null;
  /** An editor holds it right now. */
  isHeld: boolean;
  createdAt: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Possible outcomes for an upload: work under way continues, a video is rejected on its own page, and the pool does not
 * take back what it already has.
 */
export function possibleEnds({ kind, editorId, isHeld }: Omit<Leftover, 'id' | 'createdAt'>): readonly LeftoverEnd[] {
  if (isHeld) return ['carry'];
  return LEFTOVER_ENDS.filter((end) => (end !== 'drop' || kind === 'catalog') && (end !== 'pool' || editorId !== null));
}

function wishFor({ editorId, createdAt }: Leftover, rule: ClosingRule, now: Date): LeftoverEnd {
  const isOld = rule.oldFrom !== null && now.getTime() - Date.parse(createdAt) >= rule.oldFrom * DAY_MS;
  if (isOld) return rule.old;
  return editorId === null ? rule.unassigned : rule.assigned;
}

/** Outcome of each upload: the individual decision, else the rule; carried over when that is impossible. */
export function closingPlan<One extends Leftover>(
  leftovers: readonly One[],
  { rule, exceptions, now }: { rule: ClosingRule; exceptions: ReadonlyMap<string, LeftoverEnd>; now: Date },
): { leftover: One; end: LeftoverEnd }[] {
  return leftovers.map((leftover) => {
    const wish = exceptions.get(leftover.id) ?? wishFor(leftover, rule, now);
    return { leftover, end: possibleEnds(leftover).includes(wish) ? wish : 'carry' };
  });
}

/** Number of uploads per outcome in a plan. */
export function endCounts(plan: readonly { end: LeftoverEnd }[]): Record<LeftoverEnd, number> {
  const counts = { carry: 0, pool: 0, drop: 0 };
  for (const { end } of plan) counts[end] += 1;
  return counts;
}

/** How long closing can be undone. */
export const UNDO_HOURS = 24;

/** Why a closed cycle can no longer be reopened, as a sentence; null while it can. */
export const reopenProblem = (closedAt: string, now: Date): string | null =>
  now.getTime() - Date.parse(closedAt) > UNDO_HOURS * 60 * 60 * 1000
    ? `A closing can be undone for ${UNDO_HOURS} hours. This cycle stays closed.`
    : null;
