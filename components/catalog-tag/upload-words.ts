import type { UploadSource } from '@/lib/domain/upload-status';

/** The ways work comes in, as people call them. */
export const UPLOAD_SOURCE_LABELS: Record<UploadSource, string> = {
  'seller-app': 'Seller app',
  whatsapp: 'WhatsApp',
  'on-ground': 'From the market',
  'online-link': 'Online link',
  pdf: 'PDF',
  zip: 'Zip file',
  auto: 'By itself',
};
