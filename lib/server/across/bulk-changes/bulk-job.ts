/** Job kind for bulk changes and for undoing them. */
export const BULK_JOB = 'bulk-changes.run';
