import { sellerStatusLabel } from '@/components/entities/seller-status';
import { StateStepDialog } from '@/components/entities/state-step-dialog';
import type { ChosenStep } from '@/components/entities/state-steps';
import type { SellerDetail } from '@/lib/contracts/sellers/seller-record';
import { useMoveSeller } from '@/lib/client/queries/sellers';
import type { SellerStatus } from '@/lib/domain/sellers/seller-status';
import { isGraveStep, STEP_CONSEQUENCES } from './step-consequences';

/** Takes a seller to another status, after a second look and with a reason where one is asked for. */
export function SellerStepDialog({ seller, ...chosen }: ChosenStep<SellerStatus> & { seller: SellerDetail }) {
  const { step } = chosen;
  const { mutateAsync, isPending, error } = useMoveSeller(seller.id);
  return (
    <StateStepDialog
      {...chosen}
      recordId={seller.id}
      title={`${step.label} ${seller.businessName}?`}
      hint="Colleagues read it on the seller’s page."
      stale="Somebody else changed this seller meanwhile. The page shows them as they are now; look again before you go on."
      done={`${seller.businessName} is ${sellerStatusLabel(step.to).toLowerCase()}.`}
      isGrave={isGraveStep(step)}
      isPending={isPending}
      error={error}
      take={(wish) => mutateAsync({ ...wish, version: seller.version })}
    >
      {STEP_CONSEQUENCES[step.to]}
    </StateStepDialog>
  );
}
