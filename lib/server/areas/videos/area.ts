import type { Area } from '../../platform/area';
import { LINK_CHECK_JOB } from './link-check-service';

export const videosArea: Area = { jobs: [LINK_CHECK_JOB] };
