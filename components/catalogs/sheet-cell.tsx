import { styled } from '@mui/material/styles';
import { type ClipboardEvent, type KeyboardEvent, memo, useId } from 'react';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import { pastedCells } from '@/lib/domain/lists/pasted-cells';
import type { SheetColumn } from './sheet-columns';
import type { CellDraft } from './sheet-drafts';

const Cell = styled('td')(({ theme }) => ({
  '&&': { padding: 2, whiteSpace: 'normal', overflow: 'visible', verticalAlign: 'top' },
  '& input': {
    ...theme.typography.body2,
    width: '100%',
    minHeight: theme.spacing(4),
    padding: theme.spacing(0, 1),
    border: '1px solid transparent',
    borderRadius: 4,
    color: 'inherit',
    backgroundColor: 'transparent',
    '&:hover': { borderColor: theme.vars.palette.divider },
    '&:focus': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -1 },
    '&[data-typed]': { backgroundColor: theme.alpha(theme.vars.palette.warning.main, 0.12) },
    '&[aria-invalid="true"]': { borderColor: theme.vars.palette.error.main },
    '&:read-only': { color: theme.vars.palette.text.secondary },
  },
  '&[data-align="right"] input': { textAlign: 'right' },
  '& p': { ...theme.typography.body2, margin: theme.spacing(0.25, 1), color: theme.vars.palette.error.main },
}));

export interface CellActions {
  onType: (row: Catalog, column: SheetColumn, text: string) => void;
  /** Returns whether the cell has no open problem. */
  onCommit: (row: Catalog, column: SheetColumn, isMeant: boolean) => boolean;
  onPutBack: (row: Catalog, column: SheetColumn) => void;
  onPaste: (row: Catalog, column: SheetColumn, cells: string[][]) => void;
  onMove: (row: Catalog, column: SheetColumn, step: { down: number; right: number }) => void;
}

interface SheetCellProps extends CellActions {
  row: Catalog;
  column: SheetColumn;
  /** Row name for screen readers. */
  name: string;
  draft: CellDraft | undefined;
  isLocked: boolean;
}

const isAtEnd = ({ selectionStart, selectionEnd, value }: HTMLInputElement, end: 'left' | 'right') =>
  selectionStart === selectionEnd && selectionStart === (end === 'left' ? 0 : value.length);

/** Direction a key moves from a cell; left and right arrows move within the text first. */
function stepOf({ key, shiftKey }: KeyboardEvent, input: HTMLInputElement): { down: number; right: number } | null {
  if (key === 'Enter') return { down: shiftKey ? -1 : 1, right: 0 };
  if (key === 'ArrowDown') return { down: 1, right: 0 };
  if (key === 'ArrowUp') return { down: -1, right: 0 };
  if (key === 'ArrowLeft' && isAtEnd(input, 'left')) return { down: 0, right: -1 };
  return key === 'ArrowRight' && isAtEnd(input, 'right') ? { down: 0, right: 1 } : null;
}

function Input({ row, column, name, draft, isLocked, ...actions }: SheetCellProps) {
  const noteId = useId();
  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && draft) {
      event.preventDefault();
      event.stopPropagation();
      return actions.onPutBack(row, column);
    }
    const step = stepOf(event, event.currentTarget);
    if (!step) return;
    event.preventDefault();
    if (event.key === 'Enter' && !actions.onCommit(row, column, true)) return;
    actions.onMove(row, column, step);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const cells = pastedCells(event.clipboardData.getData('text/plain'));
    if (isLocked || (cells.length === 1 && cells[0]?.length === 1)) return;
    event.preventDefault();
    actions.onPaste(row, column, cells);
  };
  return (
    <Cell data-align={column.isNumber && 'right'}>
      <input
        data-field={column.field}
        aria-label={`${column.label} of ${name}`}
        aria-invalid={draft?.problem !== undefined}
        aria-describedby={draft?.problem && noteId}
        aria-busy={draft?.isSaving}
        autoComplete="off"
        inputMode={column.isNumber ? 'decimal' : undefined}
        readOnly={isLocked}
        data-typed={draft ? '' : undefined}
        value={draft?.text ?? column.textOf(row)}
        onChange={(event) => actions.onType(row, column, event.target.value)}
        onBlur={() => actions.onCommit(row, column, false)}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
      />
      {draft?.problem && (
        <p id={noteId} role="alert">
          {draft.problem}
        </p>
      )}
    </Cell>
  );
}

/** One cell of the sheet. Memoized: typing in another cell does not re-render it. */
export const SheetCell = memo(Input);
