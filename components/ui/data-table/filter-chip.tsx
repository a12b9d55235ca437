import Close from '@mui/icons-material/Close';
import ExpandMore from '@mui/icons-material/ExpandMore';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import dynamic from 'next/dynamic';
import { PopoverButton } from '../popover-button';
import { type DataFilter, filterText, type PickedFilter } from './data-filter';
import type { FilterChange } from './filter-panel';

const FilterPanel = dynamic(() => import('./filter-panel').then((module) => module.FilterPanel), { ssr: false });

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  maxWidth: '100%',
  border: `1px solid ${theme.vars.palette.control}`,
  borderRadius: 6,
  color: theme.vars.palette.text.secondary,
  '&[data-set]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.08),
    color: theme.vars.palette.text.primary,
  },
  '& button': {
    ...theme.typography.body2,
    gap: theme.spacing(0.5),
    minHeight: theme.spacing(3.75),
    padding: theme.spacing(0, 1),
    borderRadius: 5,
  },
  '& button:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.action.hover },
  '& strong': { fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& svg': { fontSize: '1rem' },
}));

interface FilterChipProps {
  filter: DataFilter;
  value: unknown;
  /** Called on changes in the editor. */
  onEdit: FilterChange['onChange'];
  /** Called when the chip's clear button is pressed. */
  onClear: () => void;
  /** Called when the editor closes. */
  onClose: () => void;
}

/** One filter of a list, set or not. */
export function FilterChip({ filter, value, onEdit, onClear, onClose }: FilterChipProps) {
  const text = filter.kind === 'picked' ? pickedText(filter, value) : filterText(filter, value);
  return (
    <Chip data-set={text === undefined ? undefined : ''}>
      <PopoverButton
        label={filter.label}
        onClose={onClose}
        button={
          <ButtonBase>
            {filter.label}
            {text === undefined ? <ExpandMore /> : <strong>{text}</strong>}
          </ButtonBase>
        }
      >
        {(close) => <FilterPanel filter={filter} value={value} onChange={onEdit} onDone={close} />}
      </PopoverButton>
      {text !== undefined && (
        <ButtonBase aria-label={`Clear ${filter.label}`} onClick={onClear}>
          <Close />
        </ButtonBase>
      )}
    </Chip>
  );
}

function pickedText({ Name }: PickedFilter, value: unknown) {
  const [id, ...more] = [value ?? []].flat().map(String);
  if (id === undefined) return undefined;
  return (
    <>
      <Name id={id} />
      {more.length > 0 && ` + ${more.length}`}
    </>
  );
}
