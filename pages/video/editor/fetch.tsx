import { EmptyScreen } from '@/components/shell/empty-screen';

export default function VideoFetchPage() {
  return <EmptyScreen id="video-fetch" />;
}
