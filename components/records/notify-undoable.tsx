import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { notifyWithAction } from '@/lib/client/notify';

interface UndoableProps {
  message: string;
  onUndo: () => void;
  close: () => void;
  isLeaving: boolean;
}

/** Confirms an action and offers undo; of toasts about the same subject, only the last offers it. */
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
