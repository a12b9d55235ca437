import dynamic from 'next/dynamic';
import { StateSteps } from '@/components/entities/state-steps';
import { useCurrentUser } from '@/components/entities/current-user';
import type { SellerDetail } from '@/lib/contracts/sellers/seller-record';
import { legalSteps, SELLER_MACHINE } from '@/lib/domain/sellers/seller-status';
import { isGraveStep } from './step-consequences';

const SellerStepDialog = dynamic(() => import('./seller-step-dialog').then((module) => module.SellerStepDialog), {
  ssr: false,
});

/** What can be done next with a seller, and why something else cannot. */
export function SellerSteps({ seller }: { seller: SellerDetail }) {
  const { fo } = useCurrentUser();
  const facts = { hasMarket: seller.market !== null, activeGroups: seller.counters.activeGroups };
  return (
    <StateSteps
      machine={SELLER_MACHINE}
      state={seller.status}
      steps={legalSteps(seller.status, facts, fo)}
      roles={fo}
      isGrave={isGraveStep}
      dialog={(chosen) => <SellerStepDialog seller={seller} {...chosen} />}
    />
  );
}
