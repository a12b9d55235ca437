import * as z from 'zod/mini';
import { UPLOAD_SOURCES } from '@/lib/domain/uploads/upload-status';

/** Source of a work item. */
export const uploadSource = z.enum(UPLOAD_SOURCES);
