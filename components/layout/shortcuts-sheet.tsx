import { KeysDialog } from './keys-dialog';
import { SHORTCUTS } from './shortcuts';

/** Every shortcut there is. */
export const ShortcutsSheet = ({ onClose }: { onClose: () => void }) => (
  <KeysDialog title="Keyboard shortcuts" rows={SHORTCUTS} onClose={onClose} />
);
