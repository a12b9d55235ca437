import Construction from '@mui/icons-material/ConstructionOutlined';
import Paper from '@mui/material/Paper';
import { EmptyState } from '@/components/ui/empty-state';
import type { ScreenId } from '@/config/menu';
import { findScreenById, screenLabel } from '@/lib/domain/access/access';

/** A part of a record that has nothing to show until the area it belongs to is there. */
export function LaterPart({ title, screen }: { title: string; screen: ScreenId }) {
  const row = findScreenById(screen);
  return (
    <Paper variant="outlined">
      <EmptyState icon={<Construction />} title={`${title} do not show here yet`}>
        They come with the screen {row && screenLabel(row)}, which has no function yet.
      </EmptyState>
    </Paper>
  );
}
