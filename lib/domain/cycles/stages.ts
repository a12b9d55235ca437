import { CATALOG_MACHINE } from '../catalogs/catalog-machine';
import type { CatalogStatus } from '../catalogs/catalog-status';
import { findStep } from '../machine';
import { numberText } from '../text/count-text';
import { rupeesText } from '../text/money';

/** What a cycle counts, in workflow order: catalogs, then videos, orders and their value. */
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

/** A stage's count as displayed: the value of orders in rupees. */
export const stageText = (stage: Stage, count: number): string =>
  stage === 'value' ? rupeesText(count) : numberText(count);

const PAISE = 100;

/** The same for forecasts: whole rupees. */
export const expectedText = (stage: Stage, count: number): string =>
  stageText(stage, stage === 'value' ? Math.round(count / PAISE) * PAISE : count);

export type StageCounts = Record<Stage, number>;
/** Targets of a cycle per stage; null where nothing is planned. */
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

/** Stage a catalog reaches with a status change. */
const reachedBy = (from: CatalogStatus, to: CatalogStatus): Stage[] => [
  ...(to === 'tagged' ? (['tagged'] as const) : []),
  ...(from === 'in_review' ? (['reviewed'] as const) : []),
  ...(to === 'live' ? (['live'] as const) : []),
];

/** What a status change adds to a cycle's counts, or subtracts when it only undoes a step. */
export function stagesOfStep(from: CatalogStatus, to: CatalogStatus): { reached: Stage[]; undone: Stage[] } {
  if (findStep(CATALOG_MACHINE, from, to)) return { reached: reachedBy(from, to), undone: [] };
  const isUndo = findStep(CATALOG_MACHINE, to, from) !== undefined;
  return { reached: [], undone: isUndo ? reachedBy(to, from) : [] };
}
