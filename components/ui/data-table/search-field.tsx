import Search from '@mui/icons-material/Search';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { SEARCH_LENGTH } from '@/lib/domain/text/search-length';

const WAIT_MS = 200;

interface SearchFieldProps {
  label: string;
  /** Current search text. */
  value: string;
  onSearch: (text: string) => void;
  /** Moves to the rows: with Arrow Down, or Escape in an empty field. */
  onLeave: () => void;
  inputRef: RefObject<HTMLInputElement | null>;
}

/** Searches after a short pause in typing. */
export function SearchField({ label, value, onSearch, onLeave, inputRef }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [known, setKnown] = useState(value);

  // The search changed elsewhere, for example by going back. An echo of the user's own typing is not a change.
  if (known !== value) {
    setKnown(value);
    if (value !== asked) {
      setText(value);
      setAsked(value);
    }
  }

  const ask = (next: string) => {
    if (next === asked) return;
    setAsked(next);
    onSearch(next);
  };
  const askLate = useEffectEvent(() => ask(text.trim()));
  useEffect(() => {
    const timer = window.setTimeout(askLate, WAIT_MS);
    return () => window.clearTimeout(timer);
  }, [text]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') ask(text.trim());
    if (event.key !== 'Escape' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (text === '' || event.key === 'ArrowDown') onLeave();
    if (event.key === 'ArrowDown') return;
    setText('');
    ask('');
  };

  return (
    <OutlinedInput
      type="search"
      placeholder={label}
      value={text}
      inputRef={inputRef}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={handleKeyDown}
      startAdornment={<Search fontSize="small" color="action" />}
      slotProps={{
        input: {
          'aria-label': label,
          'aria-keyshortcuts': '/',
          autoComplete: 'off',
          spellCheck: false,
          // A longer text would be invalid as a search, and the list would show every row.
          maxLength: SEARCH_LENGTH,
        },
      }}
      sx={{ width: { xs: '100%', sm: 260 }, '& input': { py: 0.75, height: '1.5em' } }}
    />
  );
}
