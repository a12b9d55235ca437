import type { Area } from '../../platform/area';
import { UPLOAD_WORK, VIDEO_WORK } from './open-work-service';

export const uploadsArea: Area = { openWork: { uploads: UPLOAD_WORK, videos: VIDEO_WORK } };
