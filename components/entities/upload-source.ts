import type { UploadSource } from '@/lib/domain/uploads/upload-status';

const LABELS: Record<UploadSource, string> = {
  'seller-app': 'Seller app',
  whatsapp: 'WhatsApp',
  'on-ground': 'On ground',
  'online-link': 'Online link',
  pdf: 'PDF',
  zip: 'Zip',
  auto: 'Automatic',
};

export const uploadSourceLabel = (source: UploadSource): string => LABELS[source];
