import { useCurrentUser } from '@/components/entities/current-user';
import { StepButtons } from '@/components/records/step-buttons';
import { useMoveSeller } from '@/lib/client/queries/sellers';
import type { SellerDetail } from '@/lib/contracts/sellers/seller-record';
import { SELLER_MACHINE, sellerFacts } from '@/lib/domain/sellers/seller-machine';

/** Next steps of a seller, with the reason for each blocked one. */
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
