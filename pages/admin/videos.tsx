import { EmptyScreen } from '@/components/shell/empty-screen';

export default function AdminVideoPage() {
  return <EmptyScreen id="admin-video" />;
}
