import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { KeyboardEvent } from 'react';
import { SellerPicker } from '@/components/entities/seller-picker';
import { useSellerMarket } from '@/lib/client/queries/options';
import { hasOwnDetails, type LinkDetails, type OwnDetails } from '@/lib/domain/videos/link-details';
import { HurryFields } from './brought-fields';
import { LanguagesField } from './languages-field';

interface OwnLinkFieldsProps {
  /** Accessible name of the link. */
  label: string;
  /** Defaults where the link has no details of its own. */
  all: LinkDetails;
  own: OwnDetails;
  onChange: (changes: OwnDetails) => void;
  onTakeBack: () => void;
  onDone: () => void;
}

/** Details of one link that override those of all links. */
export function OwnLinkFields({ label, all, own, onChange, onTakeBack, onDone }: OwnLinkFieldsProps) {
  const value = { ...all, ...own };
  const market = useSellerMarket(value.sellerId);
  // Enter in a field must not submit the surrounding form.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    if (!event.defaultPrevented) onDone();
    event.preventDefault();
  };
  return (
    <Box
      role="group"
      aria-label={label}
      onKeyDown={handleKeyDown}
      sx={{
        display: 'grid',
        flexBasis: '100%',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        p: 1.5,
        borderRadius: 2,
        border: 1,
        borderColor: 'divider',
      }}
    >
      <SellerPicker
        label="Seller"
        hint={value.sellerId === null ? 'Leave it empty to use the seller of all links.' : market?.label}
        value={value.sellerId}
        onChange={(sellerId) => onChange({ sellerId })}
      />
      <HurryFields value={value} onChange={onChange} />
      <LanguagesField values={value.languages} onChange={(languages) => onChange({ languages })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, gridColumn: '1 / -1' }}>
        <Button size="small" variant="outlined" onClick={onDone}>
          Done
        </Button>
        {hasOwnDetails(own) && (
          <Button
            size="small"
            onClick={() => {
              onTakeBack();
              onDone();
            }}
          >
            Same as for all
          </Button>
        )}
      </Box>
    </Box>
  );
}
