import { setTimeout as pause } from 'node:timers/promises';

/** Waits until a condition holds, however slow the machine is; an endless wait ends with the test's timeout. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await pause(10);
}
