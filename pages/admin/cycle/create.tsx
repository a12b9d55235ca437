import { EmptyScreen } from '@/components/shell/empty-screen';

export default function AdminCycleNewPage() {
  return <EmptyScreen id="admin-cycle-new" />;
}
