import type { Area } from '../../platform/area';
import { GROUP_WORK } from './open-work-service';

export const sellerGroupsArea: Area = { openWork: { groups: GROUP_WORK } };
