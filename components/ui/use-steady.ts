import { useEffect, useRef, useState } from 'react';

type Deed = (...given: never[]) => unknown;

/** Stable functions that call the latest versions, so that memoized children receiving them do not re-render. */
export function useSteady<Deeds extends { [Name in keyof Deeds]: Deed }>(deeds: Deeds): Deeds {
  const latest = useRef(deeds);
  useEffect(() => {
    latest.current = deeds;
  });
  const [steady] = useState(() => {
    const call =
      (name: string): Deed =>
      (...given) =>
        latest.current[name as keyof Deeds](...given);
    return Object.fromEntries(Object.keys(deeds).map((name) => [name, call(name)])) as Deeds;
  });
  return steady;
}
