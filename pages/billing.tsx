import { EmptyScreen } from '@/components/shell/empty-screen';

export default function BillingPage() {
  return <EmptyScreen id="billing" />;
}
