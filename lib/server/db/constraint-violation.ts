const causeOf = (error: unknown) =>
  (error instanceof Error && error.cause ? error.cause : error) as { code?: string; constraint?: string };

/** Whether a row could not be deleted because another one references it. */
export const isStillNamed = (error: unknown): boolean => causeOf(error).code === '23503';

/** The unique constraint or index a failed write violated, or undefined when it failed for another reason. */
export function violatedUnique(error: unknown): string | undefined {
  const { code, constraint } = causeOf(error);
  return code === '23505' ? constraint : undefined;
}

/**
 * Runs work that the database may refuse because of a concurrent change, and reports that to the person.
 * @param words the error for each constraint; others are passed on unchanged.
 */
export async function tellingTaken<Result>(
  words: Record<string, () => Error>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw words[violatedUnique(error) ?? '']?.() ?? error;
  }
}
