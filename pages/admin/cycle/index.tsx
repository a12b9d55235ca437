import { CycleListScreen } from '@/components/cycles/cycle-list-screen';

export default function AdminCyclePage() {
  return <CycleListScreen />;
}
