/**
 * Order after some items were dropped onto another: after it when dragged down, before it when dragged up or from
 * elsewhere. They stay together; dropping them onto one of themselves changes nothing.
 */
export function droppedOnto(ids: readonly string[], moved: readonly string[], target: string): string[] {
  if (moved.includes(target)) return [...ids];
  const isFromAbove = ids.slice(0, ids.indexOf(target)).some((id) => id === moved[0]);
  const others = ids.filter((id) => !moved.includes(id));
  const place = others.indexOf(target) + (isFromAbove ? 1 : 0);
  return [...others.slice(0, place), ...moved, ...others.slice(place)];
}
