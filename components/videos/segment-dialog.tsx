import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useState } from 'react';
import { KeyHint } from '@/components/entities/catalog-form/key-hint';
import { CatalogChoice } from '@/components/entities/catalog-choice';
import { isTyping } from '@/components/entities/keys/use-shortcuts';
import { PhotoThumb } from '@/components/entities/photo-thumb';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useCatalogProposals } from '@/lib/client/queries/videos';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import type { Video } from '@/lib/contracts/videos/video-record';
import type { ShownCatalog } from './use-segments';

interface SegmentDialogProps {
  video: Video;
  onChoose: (catalog: ShownCatalog) => void;
  onClose: () => void;
}

/** Selects the seller's catalog shown in a segment: a numbered suggestion, or by search. */
export function SegmentDialog({ video, onChoose, onClose }: SegmentDialogProps) {
  const id = useId();
  const [catalog, setCatalog] = useState<Catalog | null>(null);
  const { data: proposals, error } = useCatalogProposals(video.id);
  const handleKey = ({ key, target }: KeyboardEvent) => {
    const proposal = isTyping(target) || !/^[1-9]$/.test(key) ? undefined : proposals?.[Number(key) - 1];
    if (proposal) onChoose(proposal);
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} onKeyDown={handleKey} aria-labelledby={id}>
      <DialogTitle id={id}>Which catalog is shown?</DialogTitle>
      <DialogContent>
        <Box component="ol" aria-label="Proposals" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
          {proposals?.map((proposal, nth) => (
            <Box
              component="li"
              key={proposal.catalogId}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}
            >
              <PhotoThumb photo={proposal.cover} size={40} />
              <Typography sx={{ flex: 1, overflowWrap: 'anywhere' }}>
                {proposal.catalogTitle || 'Untitled'}
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {proposal.reasons.join(', ') || 'same seller'}
                </Typography>
              </Typography>
              <Button
                size="small"
                variant="outlined"
                aria-label={`Choose ${proposal.catalogTitle || 'this catalog'}`}
                endIcon={<KeyHint keys={[String(nth + 1)]} />}
                onClick={() => onChoose(proposal)}
              >
                Choose
              </Button>
            </Box>
          ))}
        </Box>
        {!proposals && !error && <SkeletonLines count={3} height={48} />}
        <CatalogChoice
          label="Catalog that is shown"
          sellerId={video.seller.id}
          problemOf={({ isDeleted }) => (isDeleted ? 'It was deleted' : null)}
          chosenId={catalog?.id ?? null}
          onChoose={setCatalog}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="contained"
          disabled={!catalog}
          onClick={() =>
            catalog && onChoose({ catalogId: catalog.id, catalogTitle: catalog.title, cover: catalog.cover })
          }
        >
          Add
        </Button>
      </DialogActions>
    </Dialog>
  );
}
