import { EmptyScreen } from '@/components/shell/empty-screen';

export default function AdminMergePage() {
  return <EmptyScreen id="admin-merge" />;
}
