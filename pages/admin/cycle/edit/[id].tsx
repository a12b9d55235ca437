import { EmptyScreen } from '@/components/layout/empty-screen';

export default function AdminCycleEditPage() {
  return <EmptyScreen id="admin-cycle-edit" />;
}
