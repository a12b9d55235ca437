import { EmptyScreen } from '@/components/layout/empty-screen';

export default function AdminMergePage() {
  return <EmptyScreen id="admin-merge" />;
}
