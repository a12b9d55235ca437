import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SectionCard } from '@/components/ui/section-card';
import { useArrange, useLikenesses } from '@/lib/client/queries/collections';
import type { CollectionDetail } from '@/lib/contracts/collections/collection-record';
import { memberName } from './collection-words';

/** Possible duplicates in the collection. Only a person can confirm them, so they block nothing. */
export function LookAlikes({ collection }: { collection: CollectionDetail }) {
  const { id, members } = collection;
  const { data = [] } = useLikenesses(id);
  const { mutate, isPending } = useArrange(id);
  const order = members.map((member) => member.id);
  const twice = data.filter(({ ids, kind }) => kind === 'duplicate' && ids.every((one) => order.includes(one)));
  if (twice.length === 0) return null;
  return (
    <SectionCard title="Look alike" description="Likely the same catalog twice. It can still be finalized.">
      <Box component="ul" aria-label="Catalogs that look alike" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {twice.map(({ ids: [one, other] }) => (
          <Box
            component="li"
            key={`${one} ${other}`}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.75 }}
          >
            <Box sx={{ flex: '1 1 16rem' }}>
              {memberName(collection, one)} and {memberName(collection, other)}
            </Box>
            <Button
              size="small"
              color="inherit"
              disabled={isPending}
              onClick={() => mutate({ base: order, order: order.filter((id) => id !== other) })}
            >
              {`Remove ${memberName(collection, other)}`}
            </Button>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
