import { BillingScreen } from '@/components/billing/billing-screen';

export default function BillingPage() {
  return <BillingScreen />;
}
