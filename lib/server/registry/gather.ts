import type { Area } from '../platform/area';

type Tables = Omit<Area, 'jobs'>;

/**
 * Combines one entry of all areas into a table, in the order of the names.
 * @throws where a name is provided by no area or by two.
 */
export function gather<Key extends keyof Tables, Name extends string & keyof NonNullable<Tables[Key]>>(
  areas: readonly Area[],
  key: Key,
  names: readonly Name[],
): Record<Name, NonNullable<NonNullable<Tables[Key]>[Name]>> {
  const entries = names.map((name) => {
    const given = areas.flatMap((area) => (area[key] as Partial<Record<Name, object>> | undefined)?.[name] ?? []);
    if (given.length !== 1) throw new Error(`${given.length} areas give ${key} of ${name}; one must.`);
    return [name, given[0]] as const;
  });
  return Object.fromEntries(entries) as Record<Name, NonNullable<NonNullable<Tables[Key]>[Name]>>;
}
