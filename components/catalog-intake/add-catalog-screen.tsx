import dynamic from 'next/dynamic';
import { PageHeader } from '@/components/layout/page-header';
import { SCREEN_PURPOSES } from '@/components/layout/screen-purposes';
import { SkeletonLines } from '@/components/ui/skeleton-lines';

const PostForm = dynamic(() => import('./post-form').then((module) => module.PostForm), {
  ssr: false,
  loading: () => <SkeletonLines count={3} height={160} />,
});

/** One post from WhatsApp, brought in by hand: its words and its photos. */
export const AddCatalogScreen = () => (
  <>
    <PageHeader screen="wa-catalog-add" description={SCREEN_PURPOSES['wa-catalog-add']} />
    <PostForm />
  </>
);
