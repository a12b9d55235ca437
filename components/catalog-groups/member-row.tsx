import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { CatalogName, catalogName } from '@/components/entities/catalog-name';
import { CheckBox } from '@/components/ui/check-box';
import { dragProps } from '@/components/ui/drag-props';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import { useDrop } from './use-drop';

interface MemberRowProps {
  member: Catalog;
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  isChosen: boolean;
  /** Reason it cannot be removed, as a sentence; null when it can. */
  problem: string | null;
  onChoose: (isChosen: boolean) => void;
  onStep: (by: number) => void;
  onDragStart: () => void;
  onDragEnd: () => void;
  /** Accepts the dragged catalogs; omitted while nothing is dragged. */
  onDrop?: () => void;
  onRemove: () => void;
}

/** One catalog of a group. */
export function MemberRow({ member, isFirst, isLast, isBusy, isChosen, problem, ...handle }: MemberRowProps) {
  const { isOver, handlers } = useDrop(handle.onDrop);
  const name = catalogName(member);
  const steps = [
    { by: -1, label: `Move ${name} up`, icon: <ArrowUpward fontSize="small" />, isOff: isFirst },
    { by: 1, label: `Move ${name} down`, icon: <ArrowDownward fontSize="small" />, isOff: isLast },
  ];
  return (
    <Box
      component="li"
      data-member={member.id}
      {...dragProps(name, handle.onDragStart, handle.onDragEnd)}
      draggable={!isBusy}
      {...handlers}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        py: 0.75,
        borderBottom: 1,
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : undefined,
      }}
    >
      <CheckBox
        checked={isChosen}
        aria-label={`Choose ${name}`}
        onChange={(event) => handle.onChoose(event.target.checked)}
      />
      <Box sx={{ flex: 1, minWidth: 0, cursor: 'grab', overflowWrap: 'anywhere' }}>
        <CatalogName catalog={member} />
        {problem && (
          <Typography variant="body2" color="textSecondary">
            {problem}
          </Typography>
        )}
      </Box>
      {steps.map(({ by, label, icon, isOff }) => (
        <IconButton
          key={by}
          size="small"
          data-by={by}
          aria-label={label}
          disabled={isOff}
          onClick={() => handle.onStep(by)}
        >
          {icon}
        </IconButton>
      ))}
      <IconButton size="small" aria-label={`Remove ${name}`} disabled={problem !== null} onClick={handle.onRemove}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}
