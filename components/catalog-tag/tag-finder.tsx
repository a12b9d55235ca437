import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, useState } from 'react';
import { Field } from '@/components/ui/field';
import { foundTags } from './found-tags';
import type { Choice } from '@/components/entities/catalog-form/tag-keys';

interface TagFinderProps {
  choices: readonly Choice[];
  chosenIds: readonly string[];
  onPick: (field: string, valueId: string) => void;
  onAsk: (name: string) => void;
}

/** Finds any tag of the catalog by name; Enter selects the first that is not set yet. */
export function TagFinder({ choices, chosenIds, onPick, onAsk }: TagFinderProps) {
  const [typed, setTyped] = useState('');
  const found = foundTags(choices, typed);
  const first = found.find(({ option }) => !chosenIds.includes(option.id));
  const pick = (field: string, valueId: string) => {
    onPick(field, valueId);
    setTyped('');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (first) pick(first.choice.id, first.option.id);
    else if (typed.trim() !== '' && found.length === 0) onAsk(typed.trim());
  };
  return (
    <Box sx={{ mb: 2 }}>
      <Field
        label="Add a tag"
        hint="Type a part of its name, in English or Hindi. Enter takes the first."
        value={typed}
        autoFocus
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      {typed.trim() !== '' && (
        <Box role="group" aria-label="Tags found" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
          {found.map(({ choice, option }) => (
            <Button
              key={option.id}
              size="small"
              variant="outlined"
              aria-pressed={chosenIds.includes(option.id)}
              onClick={() => pick(choice.id, option.id)}
            >
              {choice.label}: {option.nameEn}
            </Button>
          ))}
          <Button size="small" color="inherit" onClick={() => onAsk(typed.trim())}>
            Suggest “{typed.trim()}”…
          </Button>
        </Box>
      )}
    </Box>
  );
}
