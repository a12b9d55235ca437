import { useScreenKeys } from './use-screen-keys';

/** Single keys of a screen, each with what it does; none while somebody types. */
export const usePlainKeys = (actions: Partial<Record<string, () => void>>): void =>
  useScreenKeys(({ key, isHeld }, place) => {
    const action = isHeld || place === 'text' ? undefined : actions[key.toLowerCase()];
    action?.();
    return action !== undefined;
  });
