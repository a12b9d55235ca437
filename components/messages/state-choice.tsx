import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CheckList } from '@/components/ui/choice-list';
import { PopoverButton } from '@/components/ui/popover-button';

interface StateChoiceProps {
  states: readonly string[];
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Selects any number of states, behind a button that lists them. */
export const StateChoice = ({ states, values, onChange }: StateChoiceProps) => (
  <div>
    <PopoverButton
      label="States"
      button={
        <Button variant="outlined" color="inherit">
          {values.length === 0 ? 'All states' : `States: ${values.join(', ')}`}
        </Button>
      }
    >
      {() => (
        <Box sx={{ maxHeight: 320, overflowY: 'auto' }}>
          <CheckList
            legend="States"
            options={states.map((value) => ({ value, label: value }))}
            values={values}
            onChange={onChange}
          />
        </Box>
      )}
    </PopoverButton>
  </div>
);
