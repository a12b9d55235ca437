import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { countText } from '@/lib/domain/text/count-text';
import { SectionCard } from '@/components/ui/section-card';
import type { Attribute, Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { RecordRows } from './record-rows';
import { VALUES } from './taxonomy-words';

interface AttributeListProps {
  taxonomy: Taxonomy;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
  onAdd: () => void;
}

/** Number of values shown, enough to recognize the attribute. */
const FIRST = 4;

function about({ values }: Attribute): string {
  const inUse = values.filter(({ active }) => active);
  const count = countText({ value: inUse.length, isExact: true }, VALUES);
  if (inUse.length === 0) return 'No values yet';
  const names = inUse.slice(0, FIRST).map(({ nameEn }) => nameEn);
  return `${count}: ${names.join(', ')}${inUse.length > FIRST ? ' …' : ''}`;
}

/** Attributes that describe goods. */
export function AttributeList({ taxonomy, hrefOf, onOpen, onAdd }: AttributeListProps) {
  const add = (
    <Button variant="outlined" color="inherit" size="small" startIcon={<Add />} onClick={onAdd}>
      Add an attribute
    </Button>
  );
  return (
    <SectionCard title="Attributes" action={add}>
      <RecordRows label="Attributes" items={taxonomy.attributes} about={about} hrefOf={hrefOf} onOpen={onOpen} />
    </SectionCard>
  );
}
