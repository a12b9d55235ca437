import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { QueryFailure } from '@/components/records/query-failure';
import { CheckBox } from '@/components/ui/check-box';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { TimeOfDay } from '@/components/ui/time-of-day';
import type { UploadLoad } from '@/lib/contracts/uploads/uploads';
import { useUploadLoads } from '@/lib/client/queries/uploads';
import { queueText } from './load-text';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(250px, 100%), 1fr))',
  gap: theme.spacing(1.5),
  maxHeight: 236,
  overflowY: 'auto',
  margin: theme.spacing(0, 0, 1),
  padding: 0,
  listStyle: 'none',
  '& label': {
    display: 'flex',
    gap: theme.spacing(1.25),
    height: '100%',
    padding: theme.spacing(0.75, 1.5),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: theme.vars.palette.background.paper,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
  // One line, however long the seller's name: the list begins below.
  '& .hold': { display: 'flex', whiteSpace: 'pre' },
  '& .hold > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& label > span:last-of-type': { minWidth: 0 },
  '& label:hover': { borderColor: theme.vars.palette.control },
  '& label:has(:checked)': { borderColor: theme.vars.palette.primary.main },
}));

interface EditorLoadsProps {
  /** Editors to assign work to. */
  chosen: readonly string[];
  onChoose: (editorIds: string[]) => void;
}

/** Editors who can be assigned work, with their load; the selected ones get the next assignment. */
export function EditorLoads({ chosen, onChoose }: EditorLoadsProps) {
  const { data, error, refetch } = useUploadLoads();
  if (!data && error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines count={2} height={72} />;
  if (data.length === 0)
    return <Typography sx={{ mb: 2 }}>There are no editors yet. Give the role under Admin › User.</Typography>;
  const toggle = (id: string) =>
    onChoose(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <Cards aria-label="Editors">
      {data.map((load) => (
        <EditorCard
          key={load.editor.id}
          load={load}
          isChosen={chosen.includes(load.editor.id)}
          onToggle={() => toggle(load.editor.id)}
        />
      ))}
    </Cards>
  );
}

function EditorCard({ load, isChosen, onToggle }: { load: UploadLoad; isChosen: boolean; onToggle: () => void }) {
  const id = useId();
  return (
    <li>
      <label>
        <CheckBox
          checked={isChosen}
          onChange={onToggle}
          aria-labelledby={`${id}-name`}
          aria-describedby={`${id}-load`}
          style={{ marginTop: '0.15em' }}
        />
        <span>
          <Typography id={`${id}-name`} component="span" sx={{ display: 'block', fontWeight: 550 }}>
            {load.editor.name}
          </Typography>
          <Typography id={`${id}-load`} component="span" variant="body2" color="textSecondary">
            {queueText(load)}
            {load.holds.map((hold) => (
              <span key={hold.id} className="hold" title={hold.seller}>
                <span>{hold.seller},</span> until <TimeOfDay at={hold.leaseUntil} />
              </span>
            ))}
          </Typography>
        </span>
      </label>
    </li>
  );
}
