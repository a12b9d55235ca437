import { BrokenScreen } from '@/components/shell/broken-screen';

export default function ErrorPage() {
  return <BrokenScreen />;
}
