import type { Fate } from './call-api';

/** A lease on a work item, with its fencing token. */
export interface Hold {
  uploadId: string;
  token: number;
}

/** A call from its sending to its response, in the order of {@link Holds.now}; open-ended without a response. */
interface Call {
  asked: number;
  answered: number;
}

interface Claim extends Hold, Call {
  by: string;
}

/** Only these free a work item for others: a released or expired work item stays with its person. */
type Way = 'released' | 'skipped' | 'taken back';

interface Ending extends Call {
  uploadId: string;
  /** Null if it ended the current lease, whatever its token. */
  token: number | null;
  way: Way;
  fate: Fate;
}

export const keyOf = ({ uploadId, token }: Hold): string => `${uploadId}:${token}`;

/** The order of two overlapping calls is unknown. */
const mayPrecede = (one: Call, other: Call) => one.asked <= other.answered;

const covers = ({ uploadId, token }: Ending, hold: Hold) =>
  uploadId === hold.uploadId && (token === null || token === hold.token);

/** Who was assigned which work item and what ended that, each with its logical time. */
export class Holds {
  private time = 0;
  /** The first response that gave each person the lease. */
  readonly claims: Claim[] = [];
  private readonly endings: Ending[] = [];
  /** Calls that were refused because the lease had ended. */
  private readonly refusals: (Hold & Call)[] = [];

  /** A moment after all others; only their order matters. */
  now(): number {
    return (this.time += 1);
  }

  /** Records a claim; false if the person already had it. */
  claim(claim: Omit<Claim, 'answered'>): boolean {
    const isKnown = this.claims.some((one) => keyOf(one) === keyOf(claim) && one.by === claim.by);
    if (!isKnown) this.claims.push({ ...claim, answered: this.now() });
    return !isKnown;
  }

  /** Records the request to end a lease. Returns a callback for its result. */
  ending(uploadId: string, token: number | null, way: Way): (fate: Fate) => void {
    const ending: Ending = { uploadId, token, way, fate: 'unknown', asked: this.now(), answered: Infinity };
    this.endings.push(ending);
    return (fate) => {
      ending.fate = fate;
      if (fate !== 'unknown') ending.answered = this.now();
    };
  }

  /** Number of attempts to take work back. */
  takenBack(): number {
    return this.endings.filter(({ way }) => way === 'taken back').length;
  }

  /** Records that a call was refused because its lease had ended. */
  refuse(hold: Hold, asked: number): void {
    this.refusals.push({ ...hold, asked, answered: this.now() });
  }

  /** Whether a lease is over for good: every call under it that is sent from now on must be refused. */
  isOver(hold: Hold): boolean {
    const given = this.claims.find((one) => keyOf(one) === keyOf(hold))?.answered ?? 0;
    return (
      this.claims.some(({ uploadId, token }) => uploadId === hold.uploadId && token > hold.token) ||
      this.endings.some((ending) => covers(ending, hold) && ending.fate === 'done' && ending.asked > given)
    );
  }

  /** Leases without a known end. */
  running(): Claim[] {
    return this.claims.filter((claim) => !this.isOver(claim));
  }

  /** The lease that a person lost last. */
  lastOver(by: string): Claim | undefined {
    return this.claims.findLast((claim) => claim.by === by && this.isOver(claim));
  }

  private isFreed(claim: Claim, next: Claim): boolean {
    return this.endings.some(
      (ending) =>
        covers(ending, claim) &&
        ending.way !== 'released' &&
        ending.fate !== 'refused' &&
        mayPrecede(claim, ending) &&
        mayPrecede(ending, next),
    );
  }

  /** Work items assigned to two people at once. */
  heldTwice(): string[] {
    const sorted = [...this.claims].sort((a, b) => a.uploadId.localeCompare(b.uploadId) || a.token - b.token);
    return sorted.flatMap((claim, place) => {
      const next = sorted[place + 1];
      if (!next || next.uploadId !== claim.uploadId || next.by === claim.by) return [];
      if (next.token === claim.token) return [`a hold given twice: ${keyOf(claim)} to ${claim.by} and ${next.by}`];
      if (this.isFreed(claim, next)) return [];
      return [`held twice: ${keyOf(next)} was given to ${next.by} while ${claim.by} had ${keyOf(claim)}`];
    });
  }

  /** Leases that ended without any call that explains it. */
  endedByNobody(): string[] {
    const isExplained = (refusal: Hold & Call) =>
      this.endings.some(
        (ending) => covers(ending, refusal) && ending.fate !== 'refused' && mayPrecede(ending, refusal),
      ) ||
      this.claims.some(
        (one) => one.uploadId === refusal.uploadId && one.token > refusal.token && mayPrecede(one, refusal),
      );
    return this.refusals
      .filter((refusal) => !isExplained(refusal))
      .map((refusal) => `a hold that nobody ended was refused: ${keyOf(refusal)}`);
  }
}
