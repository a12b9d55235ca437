/** The kind of job that changes records, and that puts them back. */
export const BULK_JOB = 'bulk-changes.run';
