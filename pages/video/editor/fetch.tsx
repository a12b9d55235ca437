import { FetchScreen } from '@/components/videos/fetch-screen';

export default function VideoFetchPage() {
  return <FetchScreen />;
}
