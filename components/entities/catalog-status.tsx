import type { TagTone } from '@/components/ui/plain-parts';
import { Tag } from '@/components/ui/tag';
import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';

const WORDS: Record<CatalogStatus, { label: string; tone: TagTone }> = {
  draft: { label: 'Draft', tone: 'plain' },
  tagged: { label: 'Tagged', tone: 'plain' },
  in_review: { label: 'In review', tone: 'warning' },
  changes_requested: { label: 'Sent back', tone: 'error' },
  live: { label: 'Live', tone: 'success' },
  paused: { label: 'Paused', tone: 'warning' },
  archived: { label: 'Archived', tone: 'plain' },
  rejected: { label: 'Rejected', tone: 'error' },
};

export const catalogStatusLabel = (status: CatalogStatus): string => WORDS[status].label;

export const CatalogStatusTag = ({ status }: { status: CatalogStatus }) => (
  <Tag tone={WORDS[status].tone}>{WORDS[status].label}</Tag>
);
