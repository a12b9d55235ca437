import ExploreOff from '@mui/icons-material/ExploreOffOutlined';
import { FullPageNote } from '../records/full-page-note';

/** Instead of a page that does not exist. */
export function NotFound() {
  return (
    <FullPageNote icon={<ExploreOff />} title="Page not found">
      Nothing is at this address. Check it for a typing mistake, or go on from the start.
    </FullPageNote>
  );
}
