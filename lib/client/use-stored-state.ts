import { useCallback, useState } from 'react';
import { browserStorage } from '@/lib/client/auth/browser-storage';

type IsValid<Value> = (value: unknown) => value is Value;

/** State stored in this browser. Only for components that never render on the server. */
export function useStoredState<Value>(key: string, initial: Value, isValid: IsValid<Value>) {
  const [value, setValue] = useState<Value>(() => readStored(key, isValid) ?? initial);
  const store = useCallback(
    (next: Value) => {
      setValue(next);
      writeStored(key, next);
    },
    [key],
  );
  return [value, store] as const;
}

export function readStored<Value>(key: string, isValid: IsValid<Value>): Value | undefined {
  try {
    const value: unknown = JSON.parse(browserStorage.get(key) ?? 'null');
    return isValid(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export const removeStored = (key: string): void => browserStorage.remove(key);

export const writeStored = (key: string, value: unknown): void => browserStorage.set(key, JSON.stringify(value));

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

export const isStringList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
