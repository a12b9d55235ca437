import { TagScreen } from '@/components/videos/tag-screen';

export default function VideoTagUploadedPage() {
  return <TagScreen />;
}
