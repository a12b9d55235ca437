import { EmptyScreen } from '@/components/shell/empty-screen';

export default function VideoLivePage() {
  return <EmptyScreen id="video-live" />;
}
