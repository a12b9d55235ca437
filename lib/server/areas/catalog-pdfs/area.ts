import type { Area } from '../../platform/area';
import { catalogPdfJob } from './job-service';

export const catalogPdfsArea: Area = { jobs: [catalogPdfJob] };
