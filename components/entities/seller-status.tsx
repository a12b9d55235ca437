import type { TagTone } from '@/components/ui/plain-parts';
import { Tag } from '@/components/ui/tag';
import type { SellerStatus } from '@/lib/domain/sellers/seller-status';

const WORDS: Record<SellerStatus, { label: string; tone: TagTone }> = {
  pending: { label: 'Pending', tone: 'warning' },
  active: { label: 'Active', tone: 'success' },
  suspended: { label: 'Suspended', tone: 'error' },
  closed: { label: 'Closed', tone: 'plain' },
};

export const sellerStatusLabel = (status: SellerStatus): string => WORDS[status].label;

export const SellerStatusTag = ({ status }: { status: SellerStatus }) => (
  <Tag tone={WORDS[status].tone}>{WORDS[status].label}</Tag>
);
