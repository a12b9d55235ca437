import type { UploadSource } from '@/lib/domain/uploads/upload-status';

/** The ways a video file comes in. */
export const FILE_SOURCES: UploadSource[] = ['whatsapp', 'on-ground', 'seller-app'];
