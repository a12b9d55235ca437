import type { JobRule } from './job-lanes';

/**
 * How each kind of background work is run, one line per kind. `enqueue` passes the size; a long job takes some seconds
 * on two cores, so that shares are comparable in time across kinds.
 */
export const JOB_RULES = {
  /** Records to change. */
  'bulk-changes.run': { longFrom: 300, priority: 'watched', atOnce: 2 },
  /** Catalogs to render. */
  'catalog-pdfs.make': { longFrom: 100, priority: 'waited-for', atOnce: 2 },
  'catalogs.search-texts': { longFrom: 0, priority: 'background', atOnce: 1 },
  /** Unfinished uploads. */
  'cycles.close': { longFrom: 2000, priority: 'waited-for', atOnce: 2 },
  'cycles.reopen': { longFrom: 2000, priority: 'waited-for', atOnce: 2 },
  /** Rows to write. */
  'exports.write': { longFrom: 20_000, priority: 'waited-for', atOnce: 2 },
  /** Rows of the table. */
  'imports.check': { longFrom: 2000, priority: 'waited-for', atOnce: 2 },
  /** Bytes of the file. */
  'imports.read': { longFrom: 1_000_000, priority: 'waited-for', atOnce: 2 },
  /** Rows to import. */
  'imports.run': { longFrom: 100, priority: 'watched', atOnce: 2 },
  /** Pairs to merge. */
  'merge-requests.merge-certain': { longFrom: 20, priority: 'watched', atOnce: 1 },
  /** People to check; the number is unknown in advance. */
  'messages.check': { longFrom: Infinity, priority: 'waited-for', atOnce: 2 },
  /** Links to look up. */
  'videos.check-links': { longFrom: 20, priority: 'background', atOnce: 1 },
  /** Bytes of the raw film. */
  'videos.cut': { longFrom: 100_000_000, priority: 'waited-for', atOnce: 1 },
  /** Bytes of the export. */
  'whatsapp-imports.read': { longFrom: 1_000_000, priority: 'watched', atOnce: 2 },
} as const satisfies Record<string, JobRule>;

/** @throws for a kind without a line above. */
export function ruleOf(kind: string): JobRule {
  const rule = Object.hasOwn(JOB_RULES, kind) && (JOB_RULES as Record<string, JobRule>)[kind];
  if (!rule) throw new Error(`Jobs of the kind ${kind} have no rule.`);
  return rule;
}
