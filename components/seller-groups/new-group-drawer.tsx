import { SideDrawer } from '@/components/ui/side-drawer';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useMe } from '@/lib/client/queries/me';
import { NewGroupForm } from './new-group-form';

interface NewGroupDrawerProps {
  sellerId: string | null;
  /** Chooses whose group it is, where the page does not say. */
  onChoose?: (sellerId: string | null) => void;
  /** Whether the drawer stays open at an address. */
  isIn: (address: string) => boolean;
  onClose: () => void;
}

/** Registers a WhatsApp group. Whoever does looks after it, unless somebody else is chosen. */
export function NewGroupDrawer(props: NewGroupDrawerProps) {
  const { data: me } = useMe();
  return (
    <SideDrawer title="Add a WhatsApp group" onClose={props.onClose}>
      {me ? <NewGroupForm {...props} ownerId={me.id} /> : <SkeletonLines count={1} height={560} />}
    </SideDrawer>
  );
}
