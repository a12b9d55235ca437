import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Offer } from './caption-offers';

interface OfferChipsProps {
  offers: readonly Offer[];
  onTake: (offer: Offer) => void;
}

/** What the caption says about a field: to be taken with a click, or, where that is not sure, to be looked at. */
export function OfferChips({ offers, onTake }: OfferChipsProps) {
  if (offers.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5, alignItems: 'center' }}>
      {offers.map((offer) =>
        offer.isSure ? (
          <Button
            key={offer.text}
            size="small"
            variant="outlined"
            sx={{ borderStyle: 'dashed', textAlign: 'left' }}
            onClick={() => onTake(offer)}
          >
            {offer.text} – take
          </Button>
        ) : (
          <Typography key={offer.text} variant="body2" color="textSecondary">
            Perhaps {offer.text}?
          </Typography>
        ),
      )}
    </Box>
  );
}
