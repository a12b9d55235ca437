import { useScreenKeys } from './use-screen-keys';

/** Single-key shortcuts of a screen; inactive while the user types. */
export const usePlainKeys = (actions: Partial<Record<string, () => void>>): void =>
  useScreenKeys(({ key, isHeld }, place) => {
    const action = isHeld || place === 'text' ? undefined : actions[key.toLowerCase()];
    action?.();
    return action !== undefined;
  });
