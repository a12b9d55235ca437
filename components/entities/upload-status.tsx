import { stateLabel } from '@/lib/domain/states';
import { UPLOAD_STATE_TEXTS, type UploadStatus } from '@/lib/domain/uploads/upload-status';
import { StateTag } from './state-tag';

export const uploadStatusLabel = (status: UploadStatus): string => stateLabel(UPLOAD_STATE_TEXTS, status);

export const UploadStatusTag = ({ status }: { status: UploadStatus }) => (
  <StateTag states={UPLOAD_STATE_TEXTS} state={status} />
);
