import Button from '@mui/material/Button';

interface LoadMoreProps {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  label?: string;
}

/** Loads more entries below the existing ones; the default label is for older entries. */
export function LoadMore({ hasNextPage, isFetchingNextPage, fetchNextPage, label = 'Show older ones' }: LoadMoreProps) {
  if (!hasNextPage) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      sx={{ mt: 2 }}
      loading={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      {label}
    </Button>
  );
}
