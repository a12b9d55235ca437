/** Hooks whose answer contains a password. */
export const SECRETS = ['useGiveOneTimePassword', 'useGrantPasswordReset', 'useInviteUser'];

/** Only hands a file on; `catalog-intake/` tests what follows. */
export const NOT_RUN = ['useSendExport'];

/** Hooks that only download or read. */
export const READING = [
  ...['useAllLiveCatalogs', 'useCycleReport', 'useDownloadDocument', 'useDownloadFailures', 'useDownloadFile'],
  ...['useDownloadPdf', 'useExportConversation'],
];

/** Writing calls that no hook with a mutation makes, by reason. */
export const ELSEWHERE: Record<string, readonly string[]> = {
  'the session, which clears the cache': ['auth.checkPassword', 'auth.openSession', 'auth.refresh', 'auth.logout'],
  'reads with a body': [
    ...['bulkChanges.preview', 'catalogPdfs.catalogs', 'catalogPdfs.preview', 'cycleClosing.preview'],
    ...['orders.propose', 'subOrders.previewChange', 'uploads.previewAssign', 'videoLinks.known', 'videoLinks.tell'],
    ...['videoUploads.senders'],
  ],
  'the open conversation, which follows by itself': [
    ...['conversations.open', 'conversations.send', 'conversations.addPhoto', 'conversations.read'],
  ],
  'files in pieces; what they belong to is saved afterwards': [
    ...['exportUploads', 'photoUploads', 'videoUploads'].flatMap((area) =>
      ['begin', 'offset', 'send', 'cancel'].map((call) => `${area}.${call}`),
    ),
  ],
  'holds and leases, which no screen shows': [
    ...['reviewHolds.giveBack', 'videoReviews.giveBack', 'uploads.renew', 'videoQueue.renew'],
  ],
  'as with catalogs: `useTakeReview` gets its calls from the screen': ['videoReviews.take'],
  'no screen makes it': ['whatsappImports.create'],
  'the state of an open draft, kept by its screen': ['uploadDrafts.create', 'uploadDrafts.save'],
};
