import { KeysDialog } from '@/components/entities/keys/keys-dialog';

const KEYS: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ['A', '…', 'Z'], does: 'Open the field with this letter' },
  { keys: ['1', '…', '9'], does: 'Pick a value of the open field' },
  { keys: ['0'], does: 'More values' },
  { keys: ['/'], does: 'Type to find a value; Enter picks the first, or asks for it' },
  { keys: ['Backspace'], does: 'Clear this field' },
  { keys: ['enter'], does: 'Next missing field' },
  { keys: ['escape'], does: 'Leave a text field or a list' },
  { keys: [','], does: 'Accept every match from the caption' },
  { keys: ['.'], does: 'As last time for this seller' },
  { keys: ['='], does: 'Tags of the last catalog' },
  { keys: [';'], does: 'Accept the English title' },
  { keys: [':'], does: 'Accept the Hindi title' },
  { keys: ['Shift', 's'], does: 'Full set or single pieces' },
  { keys: ['←', '→'], does: 'Previous and next photo' },
  { keys: ['+', '-'], does: 'Zoom' },
  { keys: ['[', ']'], does: 'Previous and next catalog; your text is saved' },
  { keys: ['s'], does: 'Skip the upload' },
  { keys: ['mod', 'enter'], does: 'Save, send to review, next' },
];

/** All keyboard shortcuts of tagging. */
export const KeysSheet = ({ onClose }: { onClose: () => void }) => (
  <KeysDialog title="Keys of tagging" groups={[{ rows: KEYS }]} onClose={onClose} />
);
