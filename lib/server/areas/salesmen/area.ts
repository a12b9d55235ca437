import type { Area } from '../../platform/area';
import { PORTFOLIO_WORK } from './open-work-service';

export const salesmenArea: Area = { openWork: { portfolio: PORTFOLIO_WORK } };
