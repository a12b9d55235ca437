import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ProofThumb } from '@/components/entities/photo-proof-field';
import { Day } from '@/components/ui/day';
import { Tag } from '@/components/ui/tag';
import { useFocusBack } from '@/components/ui/use-focus-back';
import type { Consignment, SubOrder } from '@/lib/contracts/orders/order-record';
import { piecesText } from '@/lib/domain/orders/quantities';
import { numberText } from '@/lib/domain/text/count-text';
import { DocumentButton } from './document-button';
import { DeliverDialog } from './deliver-dialog';
import { LrDialog } from './lr-dialog';

/** Consignments with their transport, and whether they arrived. */
export function ConsignmentList({ part }: { part: SubOrder }) {
  const [asked, setAsked] = useState<{ what: 'deliver' | 'lr'; of: Consignment } | null>(null);
  const box = useFocusBack(asked !== null);
  return (
    <Box ref={box} tabIndex={-1} sx={{ mt: 2 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        Consignments
      </Typography>
      <Box component="ul" aria-label="Consignments" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {part.consignments.map((one) => (
          <Box component="li" key={one.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Box sx={{ flex: '1 1 20rem' }}>
              {piecesText(one.lines.reduce((sum, { pieces }) => sum + pieces, 0))} in {one.parcels}{' '}
              {one.parcels === 1 ? 'parcel' : 'parcels'}
              {one.weightKg !== null && ` of ${numberText(one.weightKg)} kg`} with {one.transporter},{' '}
              {one.lrNumber ? `LR ${one.lrNumber}` : <Tag tone="warning">LR missing</Tag>}, freight{' '}
              {one.freight === 'paid' ? 'paid' : 'to pay'}, dispatched <Day at={one.dispatchedAt} />
              {one.deliveredAt && (
                <>
                  , delivered <Day at={one.deliveredAt} />
                </>
              )}
            </Box>
            {one.photo && <ProofThumb name="LR photo" photo={one.photo} />}
            <DocumentButton part={part} kind="packing_slip" subjectId={one.id} isSmall />
            {part.headline !== 'closed' && (
              <Button size="small" color="inherit" onClick={() => setAsked({ what: 'lr', of: one })}>
                {one.lrNumber ? 'Change LR' : 'Add LR'}
              </Button>
            )}
            {!one.deliveredAt && (
              <Button size="small" variant="outlined" onClick={() => setAsked({ what: 'deliver', of: one })}>
                Record delivery
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {asked?.what === 'deliver' && <DeliverDialog consignment={asked.of} onClose={() => setAsked(null)} />}
      {asked?.what === 'lr' && <LrDialog consignment={asked.of} onClose={() => setAsked(null)} />}
    </Box>
  );
}
