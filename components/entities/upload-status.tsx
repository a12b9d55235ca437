import { stateLabel } from '@/lib/domain/machine';
import { UPLOAD_MACHINE, type UploadStatus } from '@/lib/domain/uploads/upload-status';
import { StateTag } from './state-tag';

export const uploadStatusLabel = (status: UploadStatus): string => stateLabel(UPLOAD_MACHINE, status);

export const UploadStatusTag = ({ status }: { status: UploadStatus }) => (
  <StateTag machine={UPLOAD_MACHINE} state={status} />
);
