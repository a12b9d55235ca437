import { EmptyScreen } from '@/components/shell/empty-screen';

export default function AdminCycleEditPage() {
  return <EmptyScreen id="admin-cycle-edit" />;
}
