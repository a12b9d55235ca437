import { EmptyScreen } from '@/components/layout/empty-screen';

export default function VideoFetchPage() {
  return <EmptyScreen id="video-fetch" />;
}
