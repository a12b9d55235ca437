import { CycleEditScreen } from '@/components/cycles/cycle-edit-screen';

export default function AdminCycleEditPage() {
  return <CycleEditScreen />;
}
