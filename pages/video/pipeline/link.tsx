import { LinkScreen } from '@/components/videos/link-screen';

export default function VideoLinkPage() {
  return <LinkScreen />;
}
