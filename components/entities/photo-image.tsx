import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import type { Photo } from '@/lib/contracts/photo-record';

const Image = styled('img')(({ theme }) => ({
  display: 'block',
  maxWidth: '100%',
  borderRadius: 6,
  backgroundColor: theme.vars.palette.action.hover,
}));

interface PhotoImageProps extends Omit<ComponentProps<'img'>, 'src' | 'ref' | 'width' | 'height'> {
  photo: Photo;
  size: keyof Photo['urls'];
  alt: string;
}

/** A photo in one of its sizes; its space is reserved while it loads. */
export const PhotoImage = ({ photo, size, alt, ...image }: PhotoImageProps) => (
  <Image
    alt={alt}
    loading="lazy"
    decoding="async"
    {...image}
    src={photo.urls[size]}
    width={photo.width}
    height={photo.height}
  />
);
