import { EmptyScreen } from '@/components/layout/empty-screen';

export default function AdminCycleNewPage() {
  return <EmptyScreen id="admin-cycle-new" />;
}
