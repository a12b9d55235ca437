/** A write of a story, or a job that it started. */
export interface Write {
  /** Id of the operation, or the kind of job. */
  name: string;
  /** In the entries of the history. */
  requestId: string;
  /** Whose entries these must be. */
  userId: string | undefined;
  /** What was asked and answered, with the ids of the records. */
  said?: string;
}

export interface LeftEntry {
  requestId: string | null;
  actorId: string | null;
  subjectId: string | null;
  action: string;
}

/** Numbers up to this are exact: larger ones depend on the demo data. */
const MOST_COUNTED = 9;

/** `catalogs.added ×2 uploads.added` */
function tellActions(entries: readonly LeftEntry[]): string {
  const counts = new Map<string, number>();
  for (const { action } of entries) counts.set(action, (counts.get(action) ?? 0) + 1);
  const told = ([action, count]: [string, number]) =>
    count === 1 ? action : `${action} ×${count > MOST_COUNTED ? 'many' : count}`;
  return [...counts].sort().map(told).join(' ');
}

/**
 * Actions that each write left, in the order of the writes, or once where all left the same, and the writes with an
 * entry of somebody else.
 */
export function entriesLeftBy(writes: readonly Write[], entries: readonly LeftEntry[]) {
  const left: Record<string, string[]> = {};
  const ofOthers: string[] = [];
  for (const { name, requestId, userId } of writes) {
    const own = entries.filter((entry) => entry.requestId === requestId);
    (left[name] ??= []).push(tellActions(own));
    if (own.some(({ actorId }) => actorId !== userId)) ofOthers.push(name);
  }
  for (const [name, told] of Object.entries(left)) if (new Set(told).size === 1) left[name] = told.slice(0, 1);
  return { left, ofOthers };
}

/** Entries about records that neither the call nor its answer names: actions by operation. */
export function entriesOfUnnamed(writes: readonly Write[], entries: readonly LeftEntry[]): Record<string, string> {
  const found: Record<string, Set<string>> = {};
  for (const { name, requestId, said = '' } of writes)
    for (const entry of entries)
      if (entry.requestId === requestId && entry.subjectId && !said.includes(entry.subjectId))
        (found[name] ??= new Set()).add(entry.action);
  return Object.fromEntries(Object.entries(found).map(([name, actions]) => [name, [...actions].sort().join(' ')]));
}

/** Names of the operations by area: `{ markets: 'create update' }`. */
export function byArea(ids: readonly string[]): Record<string, string> {
  const areas: Record<string, string> = {};
  for (const [area = '', name = ''] of ids.map((id) => id.split('.')))
    areas[area] = areas[area] ? `${areas[area]} ${name}` : name;
  return areas;
}
