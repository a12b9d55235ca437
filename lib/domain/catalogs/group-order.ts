/**
 * The order after some were dropped onto another: behind it when they came from above it, before it when they came from
 * below or from elsewhere. They stay together, and onto one of themselves they change nothing.
 */
export function droppedOnto(ids: readonly string[], moved: readonly string[], target: string): string[] {
  if (moved.includes(target)) return [...ids];
  const isFromAbove = ids.slice(0, ids.indexOf(target)).some((id) => id === moved[0]);
  const others = ids.filter((id) => !moved.includes(id));
  const place = others.indexOf(target) + (isFromAbove ? 1 : 0);
  return [...others.slice(0, place), ...moved, ...others.slice(place)];
}
