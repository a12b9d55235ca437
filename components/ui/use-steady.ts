import { useEffect, useRef, useState } from 'react';

type Deed = (...given: never[]) => unknown;

/**
 * The same functions for as long as a component is there, which do what the latest ones do: what is given them and
 * nothing else that changed need not be drawn anew.
 */
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
