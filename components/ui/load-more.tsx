import Button from '@mui/material/Button';

interface LoadMoreProps {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
  label?: string;
}

/** Brings the next ones below those that are there: the older ones, unless told. */
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
