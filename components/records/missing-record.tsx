import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Link from 'next/link';
import { EmptyState } from '@/components/ui/empty-state';
import type { ScreenId } from '@/config/menu';
import { findScreenById } from '@/lib/domain/access/access';
import { PageHeader } from './page-header';

interface MissingRecordProps {
  /** The screen that would show it. */
  screen: ScreenId;
  /** What it would be: "seller". */
  noun: string;
  /** Where the others are. */
  list: ScreenId;
}

/** Instead of a record that the address names and nobody has. */
export const MissingRecord = ({ screen, noun, list }: MissingRecordProps) => (
  <>
    <PageHeader screen={screen} />
    <Paper variant="outlined">
      <EmptyState
        icon={<SearchOff />}
        title={`There is no such ${noun}`}
        action={
          <Button component={Link} href={findScreenById(list)?.path ?? ''} variant="outlined" color="inherit">
            Go to the list
          </Button>
        }
      >
        Check the address for a typing mistake, or look for the {noun} in the list.
      </EmptyState>
    </Paper>
  </>
);
