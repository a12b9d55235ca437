import { EmptyScreen } from '@/components/layout/empty-screen';

export default function VideoUploadPage() {
  return <EmptyScreen id="video-upload" />;
}
