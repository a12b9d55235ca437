/** Values of a field before and after. */
export type FieldChanges = Record<string, { before: unknown; after: unknown }>;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Fields that differ between two states of a record; a missing field counts as null. */
export function fieldChanges(before: Record<string, unknown>, after: Record<string, unknown>): FieldChanges {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const pairs = names.map((name) => [name, { before: before[name] ?? null, after: after[name] ?? null }] as const);
  return Object.fromEntries(pairs.filter(([, change]) => !isSame(change.before, change.after)));
}
