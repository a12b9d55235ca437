import { TagListScreen } from '@/components/videos/tag-list-screen';

export default function VideoTagPage() {
  return <TagListScreen />;
}

VideoTagPage.fetchesEarly = TagListScreen.fetchesEarly;
