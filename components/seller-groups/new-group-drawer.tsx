import { SideDrawer } from '@/components/ui/side-drawer';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useMe } from '@/lib/client/queries/me';
import { NewGroupForm } from './new-group-form';

interface NewGroupDrawerProps {
  sellerId: string;
  onClose: () => void;
}

/** Registers a WhatsApp group. Whoever does looks after it, unless somebody else is chosen. */
export function NewGroupDrawer({ sellerId, onClose }: NewGroupDrawerProps) {
  const { data: me } = useMe();
  return (
    <SideDrawer title="Add a WhatsApp group" onClose={onClose}>
      {me ? (
        <NewGroupForm sellerId={sellerId} ownerId={me.id} onClose={onClose} />
      ) : (
        <SkeletonLines count={1} height={560} />
      )}
    </SideDrawer>
  );
}
