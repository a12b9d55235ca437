import Stack from '@mui/material/Stack';
import dynamic from 'next/dynamic';
import { QueryFailure } from '@/components/records/query-failure';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useAddressKey } from '@/lib/client/address-key';
import { useTaxonomy } from '@/lib/client/queries/taxonomy';
import { AppliesMatrix } from './applies-matrix';
import { AttributeList } from './attribute-list';
import { ProductTypeList } from './product-type-list';
import { ValueMergesCard } from './value-merges-card';
import { ValueRequestsCard } from './value-requests-card';

const ProductTypeDrawer = dynamic(() => import('./product-type-drawer').then((module) => module.ProductTypeDrawer), {
  ssr: false,
});
const NewProductTypeDrawer = dynamic(
  () => import('./new-product-type-drawer').then((module) => module.NewProductTypeDrawer),
  { ssr: false },
);
const AttributeDrawer = dynamic(() => import('./attribute-drawer').then((module) => module.AttributeDrawer), {
  ssr: false,
});
const NewAttributeDrawer = dynamic(() => import('./new-attribute-drawer').then((module) => module.NewAttributeDrawer), {
  ssr: false,
});

/** Replaces the id in the address for a new record. */
const NEW = 'new';

/** Product types with their tax rates, and the attributes that describe goods. */
export function TaxonomySection() {
  const { data: taxonomy, error, refetch } = useTaxonomy();
  const type = useAddressKey('type');
  const attribute = useAddressKey('attribute');
  return (
    <Stack spacing={2} sx={{ maxWidth: 1200 }}>
      {!taxonomy && !error && <SkeletonLines count={3} height={320} />}
      {!taxonomy && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {taxonomy && (
        <>
          <ValueRequestsCard taxonomy={taxonomy} />
          <ProductTypeList taxonomy={taxonomy} hrefOf={type.hrefOf} onOpen={type.open} onAdd={() => type.open(NEW)} />
          <AttributeList
            taxonomy={taxonomy}
            hrefOf={attribute.hrefOf}
            onOpen={attribute.open}
            onAdd={() => attribute.open(NEW)}
          />
          <AppliesMatrix taxonomy={taxonomy} />
          <ValueMergesCard />
          {type.value === NEW && <NewProductTypeDrawer attributes={taxonomy.attributes} onClose={type.close} />}
          {type.value !== null && type.value !== NEW && (
            <ProductTypeDrawer id={type.value} taxonomy={taxonomy} onClose={type.close} />
          )}
          {attribute.value === NEW && <NewAttributeDrawer onClose={attribute.close} onAdded={attribute.replace} />}
          {attribute.value !== null && attribute.value !== NEW && (
            <AttributeDrawer id={attribute.value} attributes={taxonomy.attributes} onClose={attribute.close} />
          )}
        </>
      )}
    </Stack>
  );
}
