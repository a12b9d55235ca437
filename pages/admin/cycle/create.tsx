import { CycleCreateScreen } from '@/components/cycles/cycle-create-screen';

export default function AdminCycleNewPage() {
  return <CycleCreateScreen />;
}
