import { EmptyScreen } from '@/components/layout/empty-screen';

export default function VideoLinkPage() {
  return <EmptyScreen id="video-link" />;
}
