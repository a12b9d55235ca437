export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Lists that can be exported to a file, by the id of their call. */
export const EXPORT_LISTS = [
  'sellers.list',
  'markets.list',
  'users.list',
  'catalogs.list',
  'videos.list',
  'buyers.list',
  'orders.list',
  'orders.returns',
  'returnReport.bySeller',
  'billing.statement',
  'conversations.list',
] as const;
export type ExportList = (typeof EXPORT_LISTS)[number];

export const isExportable = (list: string): list is ExportList => (EXPORT_LISTS as readonly string[]).includes(list);
