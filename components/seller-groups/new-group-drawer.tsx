import { SideDrawer } from '@/components/ui/side-drawer';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useMe } from '@/lib/client/queries/me';
import { NewGroupForm } from './new-group-form';

interface NewGroupDrawerProps {
  sellerId: string | null;
  /** Selects the seller of the group, unless the page determines it. */
  onChoose?: (sellerId: string | null) => void;
  /** True when the drawer stays open at this address. */
  isIn: (address: string) => boolean;
  onClose: () => void;
}

/** Registers a WhatsApp group. The user becomes its owner unless another one is selected. */
export function NewGroupDrawer(props: NewGroupDrawerProps) {
  const { data: me } = useMe();
  return (
    <SideDrawer title="Add a WhatsApp group" onClose={props.onClose}>
      {me ? <NewGroupForm {...props} ownerId={me.id} /> : <SkeletonLines count={1} height={560} />}
    </SideDrawer>
  );
}
