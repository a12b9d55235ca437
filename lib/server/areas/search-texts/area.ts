import type { Area } from '../../platform/area';
import { searchTextJob } from './service';

export const searchTextsArea: Area = { jobs: [searchTextJob] };
