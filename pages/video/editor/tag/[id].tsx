import { EmptyScreen } from '@/components/shell/empty-screen';

export default function VideoTagUploadedPage() {
  return <EmptyScreen id="video-tag-uploaded" />;
}
