import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Stack from '@mui/material/Stack';
import dynamic from 'next/dynamic';
import { EmptyState } from '@/components/ui/empty-state';
import { SideDrawer } from '@/components/ui/side-drawer';
import { useAddressKey } from '@/lib/client/address-key';
import type { Attribute } from '@/lib/contracts/taxonomy/taxonomy-record';
import { AttributeHistory } from './attribute-history';
import { EditAttributeForm } from './edit-attribute-form';
import { ValuesCard } from './values-card';

const ValueDialog = dynamic(() => import('./value-dialog').then((module) => module.ValueDialog), { ssr: false });
const MergeValuesDialog = dynamic(() => import('./merge-values-dialog').then((module) => module.MergeValuesDialog), {
  ssr: false,
});

interface AttributeDrawerProps {
  id: string;
  attributes: readonly Attribute[];
  onClose: () => void;
}

/** One attribute and its values, beside the page. */
export function AttributeDrawer({ id, attributes, onClose }: AttributeDrawerProps) {
  const attribute = attributes.find((one) => one.id === id);
  const valueKey = useAddressKey('value');
  const mergeKey = useAddressKey('merge');
  const find = (wanted: string | null) => attribute?.values.find((value) => value.id === wanted);
  const [value, merged] = [find(valueKey.value), find(mergeKey.value)];
  return (
    <SideDrawer title={attribute?.nameEn ?? 'Attribute'} onClose={onClose}>
      {attribute ? (
        <Stack spacing={2}>
          <EditAttributeForm key={attribute.id} attribute={attribute} />
          <ValuesCard attribute={attribute} onOpen={valueKey.open} onMerge={mergeKey.open} />
          <AttributeHistory attribute={attribute} />
        </Stack>
      ) : (
        <EmptyState icon={<SearchOff />} title="There is no such attribute">
          Close this and look for it in the list.
        </EmptyState>
      )}
      {value && <ValueDialog key={value.id} value={value} onClose={valueKey.close} />}
      {attribute && merged && <MergeValuesDialog attribute={attribute} duplicate={merged} onClose={mergeKey.close} />}
    </SideDrawer>
  );
}
