import Box from '@mui/material/Box';
import { useRef } from 'react';
import { catalogName } from '@/components/entities/catalog-name';
import { OptionPicker } from '@/components/entities/option-picker';
import { SectionCard } from '@/components/ui/section-card';
import type { GroupOfCatalog } from '@/lib/contracts/catalog-groups';
import { catalogsBeside, useGroupOfCatalog } from '@/lib/client/queries/catalog-groups';
import { type Candidate, type CandidateHands, ProposalRow } from './proposal-row';

interface AddByHandProps extends Pick<GroupOfCatalog, 'catalog' | 'group'> {
  /** Selected catalog. */
  pickedId: string | null;
  onPick: (id: string | null) => void;
  hands: CandidateHands;
}

/** Search for any other catalog of the seller, added in the same way as a suggestion. */
export function AddByHand({ catalog, group, pickedId, onPick, hands }: AddByHandProps) {
  const field = useRef<HTMLInputElement>(null);
  const { data: picked, error } = useGroupOfCatalog(pickedId);
  const there = group && picked?.group?.id === group.id ? picked : null;
  const handleAccept = (candidate: Candidate) => {
    // The selected row is removed together with the focus; the next search starts in the field.
    field.current?.focus();
    hands.onAccept(candidate);
  };
  return (
    <SectionCard title="Add by hand" description="For a catalog that is not suggested.">
      <OptionPicker
        label="Add another catalog of this seller"
        source={catalogsBeside(catalog)}
        value={pickedId}
        onChange={onPick}
        problem={there ? `${catalogName(there.catalog)} is in the group already.` : error?.message}
        inputRef={field}
      />
      <Box aria-live="polite">
        {picked && !there && (
          <Box component="ul" aria-label="Picked by hand" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
            <ProposalRow
              {...hands}
              candidate={picked}
              note={picked.group ? `It is in ${picked.group.name}.` : 'It is in no group.'}
              onAccept={handleAccept}
            />
          </Box>
        )}
      </Box>
    </SectionCard>
  );
}
