import type { Operation } from './operations';

/** Calls from which on a run has had the chance to get every operation accepted. */
const LONG_RUN = 20_000;

/** Operations no call here can meet: signing in takes an identity of the cloud and the cookie of the step before. */
const OUT_OF_REACH: readonly string[] = ['auth.openSession'];

/** Which operations were accepted at least once: of one that never was, only its refusals were tried. */
export class AcceptedOperations {
  private readonly ids = new Set<string>();
  calls = 0;

  constructor(private readonly operations: readonly Operation[]) {}

  note(reached: Operation | null): void {
    this.calls += 1;
    if (reached) this.ids.add(reached.id);
  }

  /** Those that never were. */
  missing = (): string[] =>
    this.operations.map(({ id }) => id).filter((id) => !this.ids.has(id) && !OUT_OF_REACH.includes(id));

  /** The same, where the run was long enough to count it as a finding. */
  overdue = (calls: number): string[] => (calls < LONG_RUN ? [] : this.missing());
}
