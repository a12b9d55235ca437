import { EmptyScreen } from '@/components/shell/empty-screen';

export default function AdminCyclePage() {
  return <EmptyScreen id="admin-cycle" />;
}
