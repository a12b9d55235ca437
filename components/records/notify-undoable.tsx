import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { notifyWithAction } from '@/lib/client/notify';

interface UndoableProps {
  message: string;
  onUndo: () => void;
  close: () => void;
  isLeaving: boolean;
}

/** Says what was done, and offers to take it back; of what is about the same thing, only the last can be. */
export const notifyUndoable = (message: string, onUndo: () => void, about?: string): void =>
  notifyWithAction(message, {
    about,
    content: (hands) => <Undoable {...hands} message={message} onUndo={onUndo} />,
  });

function Undoable({ message, onUndo, close, isLeaving }: UndoableProps) {
  const handleUndo = () => {
    close();
    onUndo();
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <span>{message}</span>
      {!isLeaving && (
        <Button size="small" variant="outlined" color="inherit" onClick={handleUndo}>
          Undo
        </Button>
      )}
    </Box>
  );
}
