import { env, type Env } from '@/lib/server/env';

let giveBack = (): void => undefined;

afterEach(() => giveBack());

/** Overrides server settings until the test ends. */
export function changeSettings(changes: Partial<Env>): void {
  const settings: Partial<Env> = env();
  const before = { ...settings };
  giveBack = () => {
    for (const name of Object.keys(changes)) delete settings[name as keyof Env];
    Object.assign(settings, before);
  };
  Object.assign(settings, changes);
}
