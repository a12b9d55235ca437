import { EmptyScreen } from '@/components/layout/empty-screen';

export default function AdminVideoPage() {
  return <EmptyScreen id="admin-video" />;
}
