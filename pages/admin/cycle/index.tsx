import { EmptyScreen } from '@/components/layout/empty-screen';

export default function AdminCyclePage() {
  return <EmptyScreen id="admin-cycle" />;
}
