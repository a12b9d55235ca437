import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, type Ref, useEffect, useEffectEvent, useId, useMemo, useState } from 'react';

const WAIT_MS = 200;

export interface PickerOption {
  id: string;
  label: string;
  /** Shown below the label in the list. */
  about?: string;
  /** Shown before the label in the list. */
  picture?: ReactNode;
}

/** Current search results. */
export interface PickerAnswer {
  options: readonly PickerOption[];
  isSearching: boolean;
  /** Error as a sentence. */
  failure?: string;
  retry: () => void;
}

/** A last option below the others that creates a missing record. */
export interface PickerCreation {
  label: (typed: string) => string;
  onCreate: (typed: string) => void;
}

const NOTHING_FOUND = 'No results.';
const NEW: PickerOption = { id: 'new', label: '' };

interface SearchPickerProps {
  label: string;
  /** Error or hint below the field. */
  problem?: string;
  hint?: string;
  value: PickerOption | null;
  onChange: (option: PickerOption | null) => void;
  answer: PickerAnswer;
  /** Called after a short pause in typing, and with empty text when the list opens; null when it closes. */
  onSearch: (text: string | null) => void;
  create?: PickerCreation;
  autoFocus?: boolean;
  isDisabled?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** Selects one of more options than a page can hold: the server searches while the user types. */
export function SearchPicker({
  label,
  problem,
  hint,
  value,
  onChange,
  answer,
  onSearch,
  create,
  ...input
}: SearchPickerProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const note = problem ?? hint;
  const { id: chosenId, label: chosenLabel = '' } = value ?? {};
  // Stable object while the selection is unchanged: a new object makes the typed text revert to its label.
  const chosen = useMemo(
    () => (chosenId === undefined ? null : { id: chosenId, label: chosenLabel }),
    [chosenId, chosenLabel],
  );
  const isWaiting = answer.isSearching || asked !== typed;
  // Enter must never select a result of an earlier search that the typed text excludes.
  const found = isWaiting ? answer.options.filter(({ label }) => isIn(label, typed)) : answer.options;
  const isOffered = create && !isWaiting && answer.failure === undefined;

  const ask = useEffectEvent(() => {
    setAsked(isOpen ? typed : null);
    onSearch(isOpen ? typed.trim() : null);
  });
  useEffect(() => {
    const timer = window.setTimeout(ask, typed === '' ? 0 : WAIT_MS);
    return () => window.clearTimeout(timer);
  }, [typed, isOpen]);

  const renderInput = ({ slotProps }: AutocompleteRenderInputParams) => {
    const { ref, className, endAdornment, onMouseDown } = slotProps.input;
    const about = { 'aria-describedby': note ? `${id}-note` : undefined, 'aria-invalid': problem !== undefined };
    return (
      <OutlinedInput
        fullWidth
        ref={ref as Ref<HTMLDivElement>}
        className={className}
        endAdornment={endAdornment}
        onMouseDown={onMouseDown}
        disabled={input.isDisabled}
        autoFocus={input.autoFocus}
        inputRef={input.inputRef}
        placeholder="Type to search"
        slotProps={{ input: { ...slotProps.htmlInput, ...about } }}
      />
    );
  };
  return (
    <FormControl fullWidth error={problem !== undefined}>
      <FormLabel
        id={`${id}-label`}
        htmlFor={id}
        sx={{ typography: 'body2', fontWeight: 550, color: 'text.primary', mb: 0.75 }}
      >
        {label}
      </FormLabel>
      <Autocomplete<PickerOption>
        id={id}
        value={chosen}
        options={isOffered ? [...found, NEW] : [...found]}
        filterOptions={(options) => options}
        // The create option is not a value: while it is selected, its label must not appear in the field.
        getOptionLabel={(option) => (option === NEW ? typed || (value?.label ?? '') : option.label)}
        getOptionKey={(option) => option.id}
        isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
        disabled={input.isDisabled}
        // Enter must not select an option the user did not point at, either.
        autoHighlight={found.length > 0}
        loading={isWaiting}
        loadingText="Searching…"
        noOptionsText={answer.failure === undefined ? NOTHING_FOUND : <Failure {...answer} />}
        clearText={`Clear ${label}`}
        openText={`Show choices of ${label}`}
        closeText={`Hide choices of ${label}`}
        // While the list is open, Enter belongs to it and never submits the form.
        onKeyDown={(event) => {
          if (isOpen && event.key === 'Enter') event.preventDefault();
        }}
        onOpen={() => setIsOpen(true)}
        onClose={() => setIsOpen(false)}
        onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
        onChange={(_event, option) => (option === NEW ? create?.onCreate(typed.trim()) : onChange(option))}
        renderInput={renderInput}
        renderOption={({ key, ...about }, option) => (
          <li key={key} {...about}>
            {option === NEW ? (
              <NewOption label={create?.label(typed.trim())} isMissing={found.length === 0 && typed.trim() !== ''} />
            ) : (
              <OptionWords {...option} />
            )}
          </li>
        )}
        // Rendered inside its dialog, but with fixed positioning so that the dialog's edges do not clip it.
        slotProps={{ popper: { disablePortal: true, popperOptions: { strategy: 'fixed' } } }}
        sx={{
          '& .MuiAutocomplete-inputRoot.MuiOutlinedInput-root': { py: 0, pl: 0 },
          '& .MuiAutocomplete-inputRoot.MuiOutlinedInput-root .MuiAutocomplete-input': { py: 1.125, px: 1.5 },
        }}
      />
      {note && <FormHelperText id={`${id}-note`}>{note}</FormHelperText>}
    </FormControl>
  );
}

const isIn = (label: string, typed: string) => label.toLowerCase().includes(typed.trim().toLowerCase());

const OptionWords = ({ label, about, picture }: PickerOption) => {
  if (picture)
    return (
      <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
        {picture}
        {label}
      </Box>
    );
  if (!about) return label;
  return (
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {label}{' '}
      <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
        {about}
      </Box>
    </Box>
  );
};

/** When it is the only option, it also says that nothing was found. */
const NewOption = ({ label, isMissing }: { label?: string; isMissing: boolean }) => (
  <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    {isMissing && <Box sx={{ color: 'text.secondary' }}>{NOTHING_FOUND}</Box>}{' '}
    <Box component="span" sx={{ color: 'primary.main', fontWeight: 550 }}>
      {label}
    </Box>
  </Box>
);

const Failure = ({ failure, retry }: PickerAnswer) => (
  <span role="alert">
    {failure}{' '}
    <Button size="small" onMouseDown={(event) => event.preventDefault()} onClick={retry}>
      Try again
    </Button>
  </span>
);
