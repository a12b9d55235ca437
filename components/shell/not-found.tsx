import ExploreOff from '@mui/icons-material/ExploreOffOutlined';
import { FullPageNote } from '../records/full-page-note';

/** Shown for a page that does not exist. */
export function NotFound() {
  return (
    <FullPageNote icon={<ExploreOff />} title="Page not found">
      This page doesn’t exist.
    </FullPageNote>
  );
}
