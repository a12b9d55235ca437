import { EmptyScreen } from '@/components/shell/empty-screen';

export default function VideoUploadPage() {
  return <EmptyScreen id="video-upload" />;
}
