import { UploadScreen } from '@/components/videos/upload-screen';

export default function VideoUploadPage() {
  return <UploadScreen />;
}
