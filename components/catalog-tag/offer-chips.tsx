import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Offer } from './caption-offers';

interface OfferChipsProps {
  offers: readonly Offer[];
  onTake: (offer: Offer) => void;
}

/** Caption offers for a field, accepted with a click; uncertain ones are marked. */
export function OfferChips({ offers, onTake }: OfferChipsProps) {
  if (offers.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5, alignItems: 'center' }}>
      {offers.map((offer) => (
        <Button
          key={offer.text}
          size="small"
          variant={offer.isSure ? 'outlined' : 'text'}
          color={offer.isSure ? 'primary' : 'inherit'}
          sx={{ borderStyle: 'dashed', textAlign: 'left' }}
          onClick={() => onTake(offer)}
        >
          {offer.isSure ? `Use: ${offer.text}` : `Maybe: ${offer.text}`}
        </Button>
      ))}
    </Box>
  );
}
