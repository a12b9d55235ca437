import type { Area } from '../../platform/area';
import { whatsappReadJob } from './job-service';

export const whatsappImportsArea: Area = { jobs: [whatsappReadJob] };
