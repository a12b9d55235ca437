import type { Area } from '../../platform/area';
import { checkJob } from './check-service';

export const messagesArea: Area = { jobs: [checkJob] };
