import Button from '@mui/material/Button';
import { type ComponentProps, useState } from 'react';
import type { HistoryWords } from '@/components/records/history-words';
import { RecordHistory } from '@/components/records/record-history';
import { SectionCard } from '@/components/ui/section-card';
import { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';

const ACTIONS = {
  'product-types.added': 'Added the product type',
  'product-types.changed': 'Changed the product type',
  'attributes.added': 'Added the attribute',
  'attributes.changed': 'Changed the attribute',
  'attribute-values.added': 'Added the value',
  'attribute-values.removed': 'Removed the value',
  'attribute-values.changed': 'Changed the value',
  'attribute-values.merged': 'Merged it into another value',
  'attribute-values.unmerged': 'Undid the merge',
};

interface TaxonomyHistoryProps {
  id: string;
  words: HistoryWords;
  restore: ComponentProps<typeof RecordHistory>['restore'];
}

/** Change history of a product type, attribute or value. Loaded on demand. */
export function TaxonomyHistory({ id, words, restore }: TaxonomyHistoryProps) {
  const [isShown, setIsShown] = useState(false);
  const show = (
    <Button variant="outlined" color="inherit" size="small" onClick={() => setIsShown(true)}>
      Show
    </Button>
  );
  return (
    <SectionCard title="History" action={!isShown && show}>
      {isShown && (
        <RecordHistory endpoint={taxonomyApi.history} id={id} words={words} actions={ACTIONS} restore={restore} />
      )}
    </SectionCard>
  );
}
