import { EmptyScreen } from '@/components/shell/empty-screen';

export default function VideoLinkPage() {
  return <EmptyScreen id="video-link" />;
}
