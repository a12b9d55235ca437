import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { notifyWithAction } from '@/lib/client/notify';

interface UndoableProps {
  message: string;
  onUndo: () => void;
  close: () => void;
}

/** Says what was done, and offers to take it back. */
export const notifyUndoable = (message: string, onUndo: () => void): void =>
  notifyWithAction(message, (close) => <Undoable message={message} onUndo={onUndo} close={close} />);

function Undoable({ message, onUndo, close }: UndoableProps) {
  const handleUndo = () => {
    close();
    onUndo();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <span>{message}</span>
      <Button size="small" variant="outlined" color="inherit" onClick={handleUndo}>
        Undo
      </Button>
    </Box>
  );
}
