import { EmptyScreen } from '@/components/layout/empty-screen';

export default function VideoTagPage() {
  return <EmptyScreen id="video-tag" />;
}
