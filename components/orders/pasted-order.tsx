import ContentPaste from '@mui/icons-material/ContentPaste';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { QueryFailure } from '@/components/records/query-failure';
import { Field } from '@/components/ui/field';
import { SelectField } from '@/components/ui/select-field';
import { useSettled } from '@/components/ui/use-settled';
import { useProposedLines } from '@/lib/client/queries/orders';
import type { ProposedLine, SaleCatalog } from '@/lib/contracts/orders/order-record';
import { meantPieces } from '@/lib/domain/orders/pasted-order';
import { piecesText } from '@/lib/domain/orders/quantities';
import { countText } from '@/lib/domain/text/count-text';
import { catalogLabel } from './catalog-search';

interface PastedOrderProps {
  onAdd: (lines: { catalog: SaleCatalog; pieces: number | null }[]) => void;
}

const LINES = { one: 'line', many: 'lines' };

/** Parses a buyer's message and suggests order lines; the user adds them all at once. */
export function PastedOrder({ onAdd }: PastedOrderProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen)
    return (
      <Button startIcon={<ContentPaste />} onClick={() => setIsOpen(true)}>
        Paste a message
      </Button>
    );
  const handleAdd: PastedOrderProps['onAdd'] = (lines) => {
    onAdd(lines);
    setIsOpen(false);
  };
  return <Message onAdd={handleAdd} onClose={() => setIsOpen(false)} />;
}

function Message({ onAdd, onClose }: PastedOrderProps & { onClose: () => void }) {
  const [text, setText] = useState('');
  const settled = useSettled(text);
  const { data = [], error, isFetching, refetch } = useProposedLines(settled);
  /** Selected catalog for each line, by position; null skips the line. */
  const [picked, setPicked] = useState<Record<number, string | null>>({});
  const lines = data.flatMap((line, index) => {
    const choice = picked[index];
    const catalog = choice === undefined ? line.choices[0] : line.choices.find(({ id }) => id === choice);
    return catalog ? [{ catalog, pieces: meantPieces(line, catalog.setPieces) }] : [];
  });
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (lines.length > 0) onAdd(lines);
      }}
      sx={{ my: 1.5, display: 'grid', gap: 1.5 }}
    >
      <Field
        label="Message of the buyer"
        hint="“Kesariya vol 4 – 2 set, D.1003 5 pc”. Ctrl+Enter adds what is found."
        value={text}
        multiline
        minRows={2}
        autoFocus
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && lines.length > 0) onAdd(lines);
        }}
        onChange={(event) => {
          setText(event.target.value);
          setPicked({});
        }}
      />
      {error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {data.map((line, index) => (
        <Proposal
          key={`${index} ${line.text}`}
          line={line}
          picked={picked[index]}
          onPick={(id) => setPicked({ ...picked, [index]: id })}
        />
      ))}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={isFetching} disabled={lines.length === 0}>
          Add {countText({ value: lines.length, isExact: true }, LINES)}
        </Button>
        <Button color="inherit" onClick={onClose}>
          Close
        </Button>
      </Box>
    </Box>
  );
}

interface ProposalProps {
  line: ProposedLine;
  picked: string | null | undefined;
  onPick: (id: string | null) => void;
}

function Proposal({ line, picked, onPick }: ProposalProps) {
  const { choices, text } = line;
  if (choices.length === 0)
    return <Typography color="error">“{text}”: no live catalog has this name. Add it by hand.</Typography>;
  const value = picked === undefined ? (choices[0]?.id ?? '') : (picked ?? '');
  const catalog = choices.find(({ id }) => id === value);
  const pieces = catalog ? meantPieces(line, catalog.setPieces) : null;
  return (
    <SelectField
      label={`“${text}”`}
      hint={catalog && (pieces === null ? 'Type its pieces afterwards.' : piecesText(pieces))}
      value={value}
      options={[...choices.map((one) => ({ value: one.id, label: catalogLabel(one) })), { value: '', label: 'Skip' }]}
      onChange={(next) => onPick(next || null)}
    />
  );
}
