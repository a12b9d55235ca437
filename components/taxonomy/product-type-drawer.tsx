import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Stack from '@mui/material/Stack';
import { EmptyState } from '@/components/ui/empty-state';
import { SideDrawer } from '@/components/ui/side-drawer';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { EditProductTypeForm } from './edit-product-type-form';

interface ProductTypeDrawerProps {
  id: string;
  taxonomy: Taxonomy;
  onClose: () => void;
}

/** One product type, beside the page. */
export function ProductTypeDrawer({ id, taxonomy, onClose }: ProductTypeDrawerProps) {
  const type = taxonomy.productTypes.find((one) => one.id === id);
  return (
    <SideDrawer title={type?.nameEn ?? 'Product type'} onClose={onClose}>
      {type ? (
        <Stack spacing={2}>
          <EditProductTypeForm key={type.id} type={type} attributes={taxonomy.attributes} />
        </Stack>
      ) : (
        <EmptyState icon={<SearchOff />} title="There is no such product type">
          Close this and look for it in the list.
        </EmptyState>
      )}
    </SideDrawer>
  );
}
