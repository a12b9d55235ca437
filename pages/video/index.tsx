import { EmptyScreen } from '@/components/layout/empty-screen';

export default function VideoLivePage() {
  return <EmptyScreen id="video-live" />;
}
