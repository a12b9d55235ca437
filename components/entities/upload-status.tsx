import type { TagTone } from '@/components/ui/plain-parts';
import { Tag } from '@/components/ui/tag';
import type { UploadStatus } from '@/lib/domain/uploads/upload-status';

const WORDS: Record<UploadStatus, { label: string; tone: TagTone }> = {
  open: { label: 'Open', tone: 'warning' },
  assigned: { label: 'Assigned', tone: 'plain' },
  in_progress: { label: 'In progress', tone: 'success' },
  done: { label: 'Done', tone: 'plain' },
};

export const uploadStatusLabel = (status: UploadStatus): string => WORDS[status].label;

export const UploadStatusTag = ({ status }: { status: UploadStatus }) => (
  <Tag tone={WORDS[status].tone}>{WORDS[status].label}</Tag>
);
