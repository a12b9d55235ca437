import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Link from 'next/link';
import { EmptyState } from '@/components/ui/empty-state';
import type { ScreenId } from '@/config/menu';
import { findScreenById } from '@/lib/domain/access/access';
import { PageHeader } from './page-header';

interface MissingRecordProps {
  /** Screen of the record. */
  screen: ScreenId;
  /** Type of the record: "seller". */
  noun: string;
  /** Screen with the list. */
  list: ScreenId;
}

/** Shown when the address names a record that does not exist. */
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
