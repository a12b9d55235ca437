import { EmptyScreen } from '@/components/shell/empty-screen';

export default function VideoTagPage() {
  return <EmptyScreen id="video-tag" />;
}
