import type { Operation } from './operations';

/** Calls after which every operation must have been accepted at least once. */
const LONG_RUN = 20_000;

/** Operations that no call here can satisfy: signing in needs a cloud identity and the cookie of the previous step. */
const OUT_OF_REACH: readonly string[] = ['auth.openSession'];

/** Operations that were accepted at least once: for an operation that never was, only its refusals were tested. */
export class AcceptedOperations {
  private readonly ids = new Set<string>();
  calls = 0;

  constructor(private readonly operations: readonly Operation[]) {}

  note(reached: Operation | null): void {
    this.calls += 1;
    if (reached) this.ids.add(reached.id);
  }

  /** Operations that were never accepted. */
  missing = (): string[] =>
    this.operations.map(({ id }) => id).filter((id) => !this.ids.has(id) && !OUT_OF_REACH.includes(id));

  /** The same, if the run was long enough to count it as a finding. */
  overdue = (calls: number): string[] => (calls < LONG_RUN ? [] : this.missing());
}
