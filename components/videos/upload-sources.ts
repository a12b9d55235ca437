import type { UploadSource } from '@/lib/domain/uploads/upload-status';

/** Sources of video files. */
export const FILE_SOURCES: UploadSource[] = ['whatsapp', 'on-ground', 'seller-app'];
