import type { Fate } from './call-api';

/** A hold of a work item, by its fencing token. */
export interface Hold {
  uploadId: string;
  token: number;
}

/** A call from when it was sent until its answer came, in the order of {@link Holds.now}; for ever where none came. */
interface Call {
  asked: number;
  answered: number;
}

interface Claim extends Hold, Call {
  by: string;
}

/** Only these free a work item for others: one that is released, or whose time ran out, stays with the person. */
type Way = 'released' | 'skipped' | 'taken back';

interface Ending extends Call {
  uploadId: string;
  /** Null where it ended whichever hold there was. */
  token: number | null;
  way: Way;
  fate: Fate;
}

export const keyOf = ({ uploadId, token }: Hold): string => `${uploadId}:${token}`;

/** Nothing is known of the order of two calls that were under way at once. */
const mayPrecede = (one: Call, other: Call) => one.asked <= other.answered;

const covers = ({ uploadId, token }: Ending, hold: Hold) =>
  uploadId === hold.uploadId && (token === null || token === hold.token);

/** Who was given which work item, and what ended that, each with its place in time. */
export class Holds {
  private time = 0;
  /** Of each person the first answer that gave them the hold. */
  readonly claims: Claim[] = [];
  private readonly endings: Ending[] = [];
  /** Calls that were refused because the hold had ended. */
  private readonly refusals: (Hold & Call)[] = [];

  /** A moment after all others; only their order matters. */
  now(): number {
    return (this.time += 1);
  }

  /** Notes what somebody was given; false when they had it already. */
  claim(claim: Omit<Claim, 'answered'>): boolean {
    const isKnown = this.claims.some((one) => keyOf(one) === keyOf(claim) && one.by === claim.by);
    if (!isKnown) this.claims.push({ ...claim, answered: this.now() });
    return !isKnown;
  }

  /** Notes that an end is asked for, and gives what is to be told of how that went. */
  ending(uploadId: string, token: number | null, way: Way): (fate: Fate) => void {
    const ending: Ending = { uploadId, token, way, fate: 'unknown', asked: this.now(), answered: Infinity };
    this.endings.push(ending);
    return (fate) => {
      ending.fate = fate;
      if (fate !== 'unknown') ending.answered = this.now();
    };
  }

  /** How often work was to be taken back from whoever had it. */
  takenBack(): number {
    return this.endings.filter(({ way }) => way === 'taken back').length;
  }

  /** Notes that a call under a hold was told that it has ended. */
  refuse(hold: Hold, asked: number): void {
    this.refusals.push({ ...hold, asked, answered: this.now() });
  }

  /** Whether a hold is over for good: any call under it that is sent from now on must be refused. */
  isOver(hold: Hold): boolean {
    const given = this.claims.find((one) => keyOf(one) === keyOf(hold))?.answered ?? 0;
    return (
      this.claims.some(({ uploadId, token }) => uploadId === hold.uploadId && token > hold.token) ||
      this.endings.some((ending) => covers(ending, hold) && ending.fate === 'done' && ending.asked > given)
    );
  }

  /** Holds that nobody is known to have ended. */
  running(): Claim[] {
    return this.claims.filter((claim) => !this.isOver(claim));
  }

  /** The hold that somebody lost last. */
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

  /** Work that was given to somebody while another had it. */
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

  /** Holds that were taken from somebody without anybody's doing. */
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
