import type { Issue } from '@/lib/contracts/base/answers';
import { NOT_A_PHONE } from '@/lib/contracts/base/form-fields';
import { normalizePhone } from '@/lib/domain/text/phone';
import { badInput } from '../errors';

interface Numbers {
  typed: readonly string[];
  /** The record's existing numbers: an earlier rule may have accepted an invalid one, which may stay. */
  had: readonly string[];
  pathOf: (place: number) => Issue['path'];
}

/** Refuses invalid numbers that are new to a record. */
export function assertPhones({ typed, had, pathOf }: Numbers): void {
  const issues = typed.flatMap((number, place) =>
    had.includes(number) || normalizePhone(number) === number ? [] : [{ path: pathOf(place), message: NOT_A_PHONE }],
  );
  if (issues.length > 0) throw badInput(issues);
}
