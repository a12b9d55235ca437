import { CATALOG_MACHINE } from '../catalogs/catalog-machine';
import type { CatalogStatus } from '../catalogs/catalog-status';
import { findStep } from '../machine';

/** What a cycle counts, in the order work goes through. */
export const STAGES = ['came_in', 'tagged', 'reviewed', 'live'] as const;
export type Stage = (typeof STAGES)[number];

export const STAGE_LABELS: Readonly<Record<Stage, string>> = {
  came_in: 'Came in',
  tagged: 'Tagged',
  reviewed: 'Reviewed',
  live: 'Live',
};

export type StageCounts = Record<Stage, number>;
/** How many of each a cycle is to reach; null where nothing is planned. */
export type Targets = Record<Stage, number | null>;

export const noCounts = (): StageCounts => ({ came_in: 0, tagged: 0, reviewed: 0, live: 0 });

/** What a catalog that goes from one status to another has reached by it. */
const reachedBy = (from: CatalogStatus, to: CatalogStatus): Stage[] => [
  ...(to === 'tagged' ? (['tagged'] as const) : []),
  ...(from === 'in_review' ? (['reviewed'] as const) : []),
  ...(to === 'live' ? (['live'] as const) : []),
];

/** What a change of status adds to a cycle's count, or takes from it where it only undoes a step. */
export function stagesOfStep(from: CatalogStatus, to: CatalogStatus): { reached: Stage[]; undone: Stage[] } {
  if (findStep(CATALOG_MACHINE, from, to)) return { reached: reachedBy(from, to), undone: [] };
  const isUndo = findStep(CATALOG_MACHINE, to, from) !== undefined;
  return { reached: [], undone: isUndo ? reachedBy(to, from) : [] };
}
