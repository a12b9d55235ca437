import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import Edit from '@mui/icons-material/EditOutlined';
import MergeType from '@mui/icons-material/MergeType';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { SectionCard } from '@/components/ui/section-card';
import { Tag } from '@/components/ui/tag';
import type { Attribute } from '@/lib/contracts/taxonomy/taxonomy-record';
import { useOrderValues } from '@/lib/client/queries/taxonomy';
import { AddValueForm } from './add-value-form';

interface ValuesCardProps {
  attribute: Attribute;
  onOpen: (valueId: string) => void;
  onMerge: (valueId: string) => void;
}

function swapped(ids: string[], place: number, other: number): string[] {
  const next = [...ids];
  [next[place], next[other]] = [ids[other] ?? '', ids[place] ?? ''];
  return next;
}

/** Values of an attribute, in the order they are offered. */
export function ValuesCard({ attribute: { id, values, version }, onOpen, onMerge }: ValuesCardProps) {
  const { mutate, isPending } = useOrderValues();
  const ids = values.map((value) => value.id);
  const move = (place: number, by: 1 | -1) =>
    mutate({ params: { id }, body: { valueIds: swapped(ids, place, place + by), version } });
  return (
    <SectionCard title="Values" description="In the order editors see them.">
      <AddValueForm attributeId={id} />
      <Box component="ul" aria-label="Values" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
        {values.map((value, place) => {
          const { nameEn, nameHi, active } = value;
          return (
            <Box
              key={value.id}
              component="li"
              sx={{
                display: 'flex',
                alignItems: 'center',
                py: 0.25,
                '& + &': { borderTop: 1, borderColor: 'divider' },
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {nameEn}{' '}
                <Box component="span" lang="hi" sx={{ color: 'text.secondary' }}>
                  {nameHi}
                </Box>{' '}
                {!active && <Tag tone="warning">Retired</Tag>}
              </Box>
              <IconButton
                size="small"
                aria-label={`Move ${nameEn} up`}
                disabled={place === 0 || isPending}
                onClick={() => move(place, -1)}
              >
                <ArrowUpward fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={`Move ${nameEn} down`}
                disabled={place === values.length - 1 || isPending}
                onClick={() => move(place, 1)}
              >
                <ArrowDownward fontSize="small" />
              </IconButton>
              <IconButton size="small" aria-label={`Merge ${nameEn} into another`} onClick={() => onMerge(value.id)}>
                <MergeType fontSize="small" />
              </IconButton>
              <IconButton size="small" aria-label={`Edit ${nameEn}`} onClick={() => onOpen(value.id)}>
                <Edit fontSize="small" />
              </IconButton>
            </Box>
          );
        })}
      </Box>
    </SectionCard>
  );
}
