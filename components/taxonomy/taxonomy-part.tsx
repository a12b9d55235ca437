import dynamic from 'next/dynamic';
import { useMe } from '@/lib/client/queries/me';
import { TAXONOMY_KEEPERS } from '@/lib/domain/taxonomy/taxonomy';

const TaxonomySection = dynamic(() => import('./taxonomy-section').then((module) => module.TaxonomySection), {
  ssr: false,
});

/** Product types and attributes, for those who keep them. Nobody else's browser fetches the code. */
export function TaxonomyPart() {
  const { data: me } = useMe();
  const isKeeper = TAXONOMY_KEEPERS.some((role) => me?.fo.includes(role));
  return isKeeper ? <TaxonomySection /> : null;
}
