import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { PictureViewer } from '@/components/entities/pictures/picture-viewer';
import { SectionCard } from '@/components/ui/section-card';
import { TOP_BAR_HEIGHT } from '@/config/theme';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { CatalogCaption } from './catalog-facts';
import type { PictureFixing } from './use-picture-fixes';

const PictureFixer = dynamic(() => import('./picture-fixer').then((module) => module.PictureFixer), { ssr: false });

interface ReviewPicturesProps {
  catalog: CatalogDetail;
  fixing: PictureFixing;
  shown: number;
  onShow: (index: number) => void;
  /** True while they are being edited. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  isDisabled: boolean;
}

/** Photos and caption from the seller; the photos can be edited. */
export const ReviewPictures = ({ catalog, fixing, shown, onShow, isOpen, onOpen, isDisabled }: ReviewPicturesProps) => (
  <Box
    sx={{
      // Not sticky while open: the editor may be taller than the window, however many fields are beside it.
      position: { md: isOpen ? 'static' : 'sticky' },
      top: TOP_BAR_HEIGHT + 8,
      alignSelf: 'start',
      display: 'grid',
      gap: 2,
      alignContent: 'start',
      minWidth: 0,
      gridTemplateColumns: { lg: 'minmax(0, 4fr) minmax(0, 3fr)' },
    }}
  >
    <PictureViewer pictures={fixing.pictures} shown={shown} onShow={onShow} name={catalog.title} />
    <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
      <SectionCard title="What the seller wrote">
        <CatalogCaption caption={catalog.caption} />
      </SectionCard>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        onClick={() => onOpen(!isOpen)}
        sx={{ justifySelf: 'start' }}
      >
        {isOpen ? 'Close photos (P)' : 'Fix photos (P)'}
      </Button>
    </Box>
    {isOpen && (
      <Box sx={{ gridColumn: { lg: '1 / -1' }, minWidth: 0 }}>
        <PictureFixer catalog={catalog} fixing={fixing} isDisabled={isDisabled} />
      </Box>
    )}
  </Box>
);
