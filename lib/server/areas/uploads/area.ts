import type { Area } from '../../platform/area';
import { UPLOAD_WORK } from './open-work-service';

export const uploadsArea: Area = { openWork: { uploads: UPLOAD_WORK } };
