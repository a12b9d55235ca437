import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from 'next/link';
import { recordAddress } from '@/components/entities/record-address';
import { useArrange } from '@/lib/client/queries/collections';
import type { CollectionDetail } from '@/lib/contracts/collections/collection-record';
import { curateAddress } from './collection-address';
import { catalogsText, memberName } from './collection-words';

/** Problems that prevent finalizing a collection, each with its fix. */
export function ProblemList({ collection }: { collection: CollectionDetail }) {
  const { id, members, problems } = collection;
  const { mutate, isPending } = useArrange(id);
  const order = members.map((member) => member.id);
  const blocked = new Set(problems.flatMap(({ catalogId }) => catalogId ?? []));
  const remove = (ids: ReadonlySet<string>) => mutate({ base: order, order: order.filter((one) => !ids.has(one)) });
  return (
    <>
      <Box component="ul" aria-label="What is in the way" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {problems.map(({ catalogId, sentence }) => (
          <Box
            component="li"
            key={`${catalogId} ${sentence}`}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1,
              py: 0.75,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box sx={{ flex: '1 1 16rem' }}>
              {catalogId !== null && <strong>{memberName(collection, catalogId)}: </strong>}
              {sentence}
            </Box>
            {catalogId === null ? (
              <Button component={Link} href={curateAddress(id)} size="small" color="inherit">
                Fix it there
              </Button>
            ) : (
              <>
                <Button component={Link} href={recordAddress('catalog-edit', catalogId)} size="small" color="inherit">
                  Open it
                </Button>
                <Button size="small" color="inherit" disabled={isPending} onClick={() => remove(new Set([catalogId]))}>
                  Remove it
                </Button>
              </>
            )}
          </Box>
        ))}
      </Box>
      {blocked.size > 1 && (
        <Button variant="outlined" color="inherit" sx={{ mt: 2 }} loading={isPending} onClick={() => remove(blocked)}>
          {`Remove all ${catalogsText(blocked.size)}`}
        </Button>
      )}
    </>
  );
}
