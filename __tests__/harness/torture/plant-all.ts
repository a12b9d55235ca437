import type { Ask } from './ask';
import { ALL_INVARIANTS, checkInvariants, checkLedger } from './check-ledger';
import { Ledger } from './ledger';
import { showJudges } from './plant-judged';
import { tellLies } from './plant-lies';

export interface Planted {
  planted: number;
  /** Violations the checker does not see. */
  missed: string[];
}

/** Violates each invariant in the tables. */
async function plantInvariants(ask: Ask): Promise<string[]> {
  const missed: string[] = [];
  for (const { name, plant } of ALL_INVARIANTS) {
    const before = await checkInvariants(ask);
    await ask(plant);
    const found = (await checkInvariants(ask)).filter((finding) => !before.includes(finding));
    if (!found.some((finding) => finding.startsWith(name))) missed.push(name);
  }
  return missed;
}

/** Violates everything that is checked, and reports what was not noticed. */
export async function plantAll(ask: Ask, folder: string): Promise<Planted> {
  const missed: string[] = [];
  let planted = ALL_INVARIANTS.length;
  const judge = (says: string, found: readonly string[]) => {
    planted += 1;
    if (!found.some((finding) => finding.includes(says))) missed.push(`made up: ${says}`);
  };
  for (const [says, tell] of await tellLies(ask)) {
    const lie = new Ledger();
    tell(lie);
    judge(says, await checkLedger(ask, lie, folder, true));
  }
  for (const [says, found] of await showJudges()) judge(says, found);
  const nowhere = 'f'.repeat(64);
  await ask(`update files set sha256 = $1 where id = (select thumb_file_id from photos limit 1)`, [nowhere]);
  judge(`a row without its bytes: ${nowhere}`, await checkLedger(ask, new Ledger(), folder, true));
  missed.push(...(await plantInvariants(ask)));
  return { planted, missed };
}
