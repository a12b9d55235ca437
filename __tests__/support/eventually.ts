import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something holds, however long a busy machine takes; a test that waits in vain ends by its own limit. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(10);
}
