import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { SectionCard } from '@/components/ui/section-card';
import type { ProductType, Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { gstRateOn } from '@/lib/domain/taxonomy/gst';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { RecordRows } from './record-rows';
import { SEGMENT_LABELS } from '@/lib/domain/taxonomy/segments';
import { rateText } from './taxonomy-words';

interface ProductTypeListProps {
  taxonomy: Taxonomy;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
  onAdd: () => void;
}

function about({ segment, hsnCode, gstRates }: ProductType): string {
  const rate = gstRateOn(gstRates, indianDayOf(new Date()));
  return `${SEGMENT_LABELS[segment]}, HSN ${hsnCode}, ${rate ? `GST ${rateText(rate)}` : 'no GST rate yet'}`;
}

/** Product types, with today's tax rate. */
export function ProductTypeList({ taxonomy, hrefOf, onOpen, onAdd }: ProductTypeListProps) {
  const add = (
    <Button variant="outlined" color="inherit" size="small" startIcon={<Add />} onClick={onAdd}>
      Add a product type
    </Button>
  );
  return (
    <SectionCard title="Product types" description="The kinds of goods, with today’s GST." action={add}>
      <RecordRows label="Product types" items={taxonomy.productTypes} about={about} hrefOf={hrefOf} onOpen={onOpen} />
    </SectionCard>
  );
}
