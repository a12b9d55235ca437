const causeOf = (error: unknown) =>
  (error instanceof Error && error.cause ? error.cause : error) as { code?: string; constraint?: string };

/** Whether a row could not go because another one names it. */
export const isStillNamed = (error: unknown): boolean => causeOf(error).code === '23503';

/** The unique constraint or index a failed write ran into, or undefined when it failed for another reason. */
export function violatedUnique(error: unknown): string | undefined {
  const { code, constraint } = causeOf(error);
  return code === '23505' ? constraint : undefined;
}

/**
 * Does work that the database may refuse because somebody else was faster, and tells the person so.
 * @param words the error for each constraint; others are passed on as they are.
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
