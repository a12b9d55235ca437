import { KeysDialog } from '@/components/entities/keys/keys-dialog';

const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['k'], does: 'Play and pause' },
  { keys: ['j', 'l'], does: '10 seconds back and on' },
  { keys: ['←', '→'], does: '5 seconds back and on' },
  { keys: [',', '.'], does: 'Previous and next frame' },
  { keys: ['i', 'o'], does: 'A segment begins and ends; then choose its catalog' },
  { keys: ['A', '…', 'Z'], does: 'Open the field with this letter' },
  { keys: ['1', '…', '9'], does: 'Pick a value of the open field' },
  { keys: ['/'], does: 'Type to find a value; Enter picks the first' },
  { keys: ['enter'], does: 'Next missing field' },
  { keys: ['escape'], does: 'Leave a text field or a list' },
  { keys: ['='], does: 'Accept every match from the caption' },
  { keys: [';'], does: 'Accept the English title' },
  { keys: [':'], does: 'Accept the Hindi title' },
  { keys: ['Shift', 's'], does: 'About the shop, or not' },
  { keys: ['mod', 'enter'], does: 'Save, send to review, next' },
];

/** All keyboard shortcuts of video tagging. */
export const KeysSheet = ({ onClose }: { onClose: () => void }) => (
  <KeysDialog title="Keys of tagging videos" groups={[{ rows: KEYS }]} onClose={onClose} />
);
