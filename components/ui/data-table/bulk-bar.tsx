import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { EVERYTHING, NOTHING, type Selection, selectedCount } from '@/lib/domain/lists/selection';
import { countText, type Noun, numberText } from '@/lib/domain/text/count-text';
import { STICKS_BELOW } from '../sticks-below';
import type { ListPage } from './list-controls';

interface BulkBarProps<Row> {
  selection: Selection;
  onSelect: (selection: Selection) => void;
  page: ListPage<Row>;
  noun: Noun;
  /** Actions for the selected rows. */
  children: ReactNode;
}

const TINT = (theme: Theme) => theme.alpha(theme.vars.palette.primary.main, 0.08);

/** Shows the selection, offers to select all matches, and contains the actions. */
export function BulkBar<Row>({ selection, onSelect, page: { rows, count }, noun, children }: BulkBarProps<Row>) {
  const chosen = selectedCount(selection, count.value);
  const isPageFull = selection.kind === 'some' && rows !== undefined && chosen >= rows.length;
  const isMore = !count.isExact || count.value > chosen;
  return (
    <Box
      role="region"
      aria-label="Selected rows"
      sx={(theme) => ({
        ...STICKS_BELOW,
        // Above sticky headers and names, below dialogs.
        zIndex: 3,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: 1.5,
        py: 1,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        backgroundColor: theme.vars.palette.background.paper,
        backgroundImage: `linear-gradient(${TINT(theme)}, ${TINT(theme)})`,
      })}
    >
      <Box component="span" role="status" sx={{ fontWeight: 550 }}>
        {selectedText(selection, count, noun)}
      </Box>
      {isPageFull && isMore && (
        <Button size="small" onClick={() => onSelect(EVERYTHING)}>
          Select all {countText(count, noun)} that match
        </Button>
      )}
      {children}
      <Button size="small" color="inherit" onClick={() => onSelect(NOTHING)}>
        Clear selection
      </Button>
    </Box>
  );
}

function selectedText(selection: Selection, count: ListPage<unknown>['count'], noun: Noun): string {
  if (selection.kind === 'some' || (count.isExact && selection.except.length > 0)) {
    return `${countText({ value: selectedCount(selection, count.value), isExact: true }, noun)} selected`;
  }
  const all = `All ${countText(count, noun)}`;
  return selection.except.length === 0
    ? `${all} selected`
    : `${all} but ${numberText(selection.except.length)} selected`;
}
