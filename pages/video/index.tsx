import { LiveScreen } from '@/components/videos/live-screen';

export default function VideoLivePage() {
  return <LiveScreen />;
}

VideoLivePage.fetchesEarly = LiveScreen.fetchesEarly;
