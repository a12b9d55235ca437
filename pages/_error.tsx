import { BrokenScreen } from '@/components/layout/broken-screen';

export default function ErrorPage() {
  return <BrokenScreen />;
}
