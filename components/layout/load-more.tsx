import Button from '@mui/material/Button';

interface LoadMoreProps {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** Brings the older ones below those that are there. */
export function LoadMore({ hasNextPage, isFetchingNextPage, fetchNextPage }: LoadMoreProps) {
  if (!hasNextPage) return null;
  return (
    <Button
      variant="outlined"
      color="inherit"
      sx={{ mt: 2 }}
      loading={isFetchingNextPage}
      onClick={() => void fetchNextPage()}
    >
      Show older ones
    </Button>
  );
}
