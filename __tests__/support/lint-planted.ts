import { execFileSync } from 'node:child_process';
import path from 'node:path';

export interface Planted {
  filePath: string;
  text: string;
}

export interface LintMessage {
  line: number;
  rule: string | null;
  message: string;
}

/** The linter's messages for each text, in the same order; an empty list is a clean file. */
export function lintPlanted(planted: Planted[]): LintMessage[][] {
  const script = path.join(process.cwd(), '__tests__/support/lint-texts.mjs');
  const answer = execFileSync(process.execPath, [script], {
    input: JSON.stringify(planted),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(answer) as LintMessage[][];
}
