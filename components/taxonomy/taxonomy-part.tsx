import dynamic from 'next/dynamic';
import { SkeletonLines } from '@/components/ui/skeleton-lines';

/** Product types and attributes. Loaded when this part of Settings opens. */
export const TaxonomyPart = dynamic(() => import('./taxonomy-section').then((module) => module.TaxonomySection), {
  ssr: false,
  loading: () => <SkeletonLines count={3} height={320} />,
});
