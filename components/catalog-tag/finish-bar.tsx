import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { KeyHint } from '@/components/entities/catalog-form/key-hint';
import { STICKS_BELOW } from '@/components/ui/sticks-below';
import { Completeness } from './completeness';
import type { TaggingState } from './use-tagging';

interface FinishBarProps {
  tagging: TaggingState;
  isSaving: boolean;
  isLast: boolean;
}

/** Progress of the catalog, with the next action. Always visible. */
export const FinishBar = ({ tagging, isSaving, isLast }: FinishBarProps) => (
  <Box
    sx={{
      ...STICKS_BELOW,
      zIndex: 1,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: 2,
      mt: 2,
      py: 1.5,
      bgcolor: 'background.default',
      borderTop: 1,
      borderColor: 'divider',
    }}
  >
    <Completeness missing={tagging.missing} needed={tagging.needed} onGo={tagging.goTo} />
    <Button
      variant="contained"
      loading={isSaving}
      aria-keyshortcuts="Control+Enter Meta+Enter"
      onClick={() => tagging.perform('finish')}
      endIcon={<KeyHint keys={['mod', 'enter']} />}
    >
      {isLast ? 'Done, next upload' : 'Done, next catalog'}
    </Button>
  </Box>
);
