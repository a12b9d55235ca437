/** For how many days what does not stay for good is kept. The sweeps go by it, and Billing shows it. */
export const KEPT_DAYS = {
  /** Files that were made for a person, or brought in and not used. */
  madeFiles: 7,
  /** Uploads that stopped half-way, without a new part. */
  unfinishedUploads: 2,
  notifications: 90,
  /** Jobs that are over, and what they changed one by one: longer than anything can be undone. */
  jobs: 90,
} as const;

/** The same in words: what goes, and after how many days. */
export const RETENTION: readonly { what: string; days: number }[] = [
  { what: 'Exports, PDFs and imported tables', days: KEPT_DAYS.madeFiles },
  { what: 'Video files not added to a video', days: KEPT_DAYS.madeFiles },
  { what: 'Uploads that stopped half-way', days: KEPT_DAYS.unfinishedUploads },
  { what: 'Notifications', days: KEPT_DAYS.notifications },
  { what: 'Finished jobs and their results', days: KEPT_DAYS.jobs },
];
