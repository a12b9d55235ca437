import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useChatFigures } from '@/lib/client/queries/conversations';
import { answerTime } from '@/lib/domain/chat/answer-time';
import { numberText } from '@/lib/domain/text/count-text';
import { dayText } from '@/lib/domain/text/indian-day';

const DAYS = 7;

/** Response times of the last days, by person and by day. */
export function ChatFiguresDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useChatFigures(DAYS);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="chat-figures">
      <DialogTitle id="chat-figures">Response times of {DAYS} days</DialogTitle>
      <DialogContent>
        {!data && !error && <SkeletonLines count={6} height={32} />}
        {error && <Typography color="error">{error.message}</Typography>}
        {data?.people.length === 0 && <Typography>No one was answered in this period.</Typography>}
        {data && data.people.length > 0 && (
          <>
            <Figures title="Person" rows={data.people.map(({ person, ...row }) => ({ name: person.name, ...row }))} />
            <Figures title="Day" rows={data.days.map(({ day, ...row }) => ({ name: dayText(day), ...row }))} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface FigureRow {
  name: string;
  answers: number;
  median: number;
  slowest: number;
}

const Figures = ({ title, rows }: { title: string; rows: readonly FigureRow[] }) => (
  <Table size="small" sx={{ mb: 3, '& th, & td': { px: { xs: 0.5, sm: 2 } }, '& tbody th': { minWidth: 90 } }}>
    <TableHead>
      <TableRow>
        <TableCell>{title}</TableCell>
        <TableCell align="right">Answers</TableCell>
        <TableCell align="right">Half within</TableCell>
        <TableCell align="right">Slowest</TableCell>
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(({ name, answers, median, slowest }) => (
        <TableRow key={name}>
          <TableCell component="th" scope="row">
            {name}
          </TableCell>
          <TableCell align="right">{numberText(answers)}</TableCell>
          <TableCell align="right">{answerTime(median)}</TableCell>
          <TableCell align="right">{answerTime(slowest)}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </Table>
);
