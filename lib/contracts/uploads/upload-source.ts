import * as z from 'zod/mini';
import { UPLOAD_SOURCES } from '@/lib/domain/uploads/upload-status';

/** Where a work item came from. */
export const uploadSource = z.enum(UPLOAD_SOURCES);
