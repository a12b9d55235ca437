import { EmptyScreen } from '@/components/layout/empty-screen';

export default function VideoTagUploadedPage() {
  return <EmptyScreen id="video-tag-uploaded" />;
}
