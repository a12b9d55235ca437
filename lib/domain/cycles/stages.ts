import { CATALOG_MACHINE } from '../catalogs/catalog-machine';
import type { CatalogStatus } from '../catalogs/catalog-status';
import { findStep } from '../machine';
import { numberText } from '../text/count-text';
import { rupeesText } from '../text/money';

/** What a cycle counts, in the order work goes through: catalogs, then videos, orders and what those come to. */
export const STAGES = ['came_in', 'tagged', 'reviewed', 'live', 'videos', 'orders', 'value'] as const;
export type Stage = (typeof STAGES)[number];

export const STAGE_LABELS: Readonly<Record<Stage, string>> = {
  came_in: 'Received',
  tagged: 'Tagged',
  reviewed: 'Reviewed',
  live: 'Live',
  videos: 'Videos',
  orders: 'Orders',
  value: 'Order value',
};

/** A count of a stage as people read it: the value of orders in rupees. */
export const stageText = (stage: Stage, count: number): string =>
  stage === 'value' ? rupeesText(count) : numberText(count);

const PAISE = 100;

/** The same for what is only expected: whole rupees. */
export const expectedText = (stage: Stage, count: number): string =>
  stageText(stage, stage === 'value' ? Math.round(count / PAISE) * PAISE : count);

export type StageCounts = Record<Stage, number>;
/** How many of each a cycle is to reach; null where nothing is planned. */
export type Targets = Record<Stage, number | null>;

export const noCounts = (): StageCounts => ({
  came_in: 0,
  tagged: 0,
  reviewed: 0,
  live: 0,
  videos: 0,
  orders: 0,
  value: 0,
});

export const NO_TARGETS: Targets = {
  came_in: null,
  tagged: null,
  reviewed: null,
  live: null,
  videos: null,
  orders: null,
  value: null,
};

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
