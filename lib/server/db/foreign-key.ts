/** Whether a delete failed because another row references the deleted one. */
export function isStillNamed(error: unknown): boolean {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return (cause as { code?: string }).code === '23503';
}
