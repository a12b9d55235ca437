import dynamic from 'next/dynamic';
import { AddressTabs } from '@/components/records/address-tabs';
import { PageHeader } from '@/components/records/page-header';
import { ScreenLink } from '@/components/entities/screen-link';
import { WHATSAPP_PURPOSES } from '@/components/records/purposes/whatsapp-purposes';
import { SkeletonLines } from '@/components/ui/skeleton-lines';

const loading = () => <SkeletonLines count={3} height={160} />;
const PostForm = dynamic(() => import('./post-form').then((module) => module.PostForm), { ssr: false, loading });
const ExportPanel = dynamic(() => import('./export-panel').then((module) => module.ExportPanel), {
  ssr: false,
  loading,
});

/** Import from WhatsApp: one post with its caption and photos, or a whole chat. */
export const AddCatalogScreen = () => (
  <>
    <PageHeader
      screen="wa-catalog-add"
      description={WHATSAPP_PURPOSES['wa-catalog-add']}
      action={<ScreenLink to="wa-catalog-inbox">All posts</ScreenLink>}
    />
    <AddressTabs
      label="What to add"
      tabs={[
        { id: 'post', label: 'One post', content: () => <PostForm /> },
        { id: 'whatsapp', label: 'WhatsApp export', content: () => <ExportPanel /> },
      ]}
    />
  </>
);
