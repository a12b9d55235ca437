import { Tag } from '@/components/ui/tag';
import { type CatalogStatus, statusWords } from '@/lib/domain/catalog-status';

const TONES: Partial<Record<CatalogStatus, 'success' | 'warning' | 'error'>> = {
  live: 'success',
  in_review: 'warning',
  changes_requested: 'warning',
  rejected: 'error',
};

/** "Changes requested". */
export const catalogStatusLabel = (status: CatalogStatus): string => {
  const words = statusWords(status);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const CatalogStatusTag = ({ status }: { status: CatalogStatus }) => (
  <Tag tone={TONES[status]}>{catalogStatusLabel(status)}</Tag>
);
