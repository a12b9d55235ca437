import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

/** Placeholder for loading content, at its final height. */
export function SkeletonLines({ count, height }: { count: number; height: number }) {
  return (
    <Stack spacing={1} aria-hidden>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}
