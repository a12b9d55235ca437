import { useCurrentUser } from '@/components/entities/current-user';
import { StepButtons } from '@/components/records/step-buttons';
import { useMoveSeller } from '@/lib/client/queries/sellers';
import type { SellerDetail } from '@/lib/contracts/sellers/seller-record';
import { SELLER_MACHINE, sellerFacts } from '@/lib/domain/sellers/seller-machine';

/** What can be done next with a seller, and why something else cannot. */
export function SellerSteps({ seller }: { seller: SellerDetail }) {
  const { fo } = useCurrentUser();
  return (
    <StepButtons
      machine={SELLER_MACHINE}
      record={{ ...seller, name: seller.businessName }}
      facts={sellerFacts(seller)}
      roles={fo}
      mutation={useMoveSeller(seller.id)}
    />
  );
}
