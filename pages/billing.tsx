import { EmptyScreen } from '@/components/layout/empty-screen';

export default function BillingPage() {
  return <EmptyScreen id="billing" />;
}
