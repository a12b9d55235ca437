import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { CatalogImage, Tag } from '@/lib/contracts/catalogs/catalog-record';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { placesText, tagNames } from './part-tag-words';

const TagImagesDialog = dynamic(() => import('./tag-images-dialog').then((module) => module.TagImagesDialog), {
  ssr: false,
});

interface PartTagsProps {
  tags: Tag[];
  pictures: readonly CatalogImage[];
  /** The photo shown. */
  shownId?: string;
  taxonomy: Taxonomy;
  isDisabled?: boolean;
  onChange: (tags: Tag[]) => void;
}

/** Photo-specific tags, with a way to set them. Hidden for a single photo. */
export function PartTags({ tags, pictures, shownId, taxonomy, isDisabled, onChange }: PartTagsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const names = tagNames(taxonomy);
  const parts = tags.filter(({ imageIds }) => imageIds !== undefined);
  if (tags.length === 0 || (pictures.length < 2 && parts.length === 0)) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, my: 1 }}>
      {parts.length > 0 && (
        <Typography variant="body2" component="ul" aria-label="Tags of some photos" sx={{ m: 0, p: 0, flex: 1 }}>
          {parts.map(({ valueId, imageIds = [] }) => (
            <Box component="li" key={valueId} sx={{ listStyle: 'none' }}>
              {names.get(valueId)}: {placesText(imageIds, pictures)} only
            </Box>
          ))}
        </Typography>
      )}
      <Button size="small" variant="outlined" color="inherit" disabled={isDisabled} onClick={() => setIsOpen(true)}>
        Tags of some photos…
      </Button>
      {isOpen && (
        <TagImagesDialog
          tags={tags}
          pictures={pictures}
          shownId={shownId}
          names={names}
          onChange={onChange}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Box>
  );
}
