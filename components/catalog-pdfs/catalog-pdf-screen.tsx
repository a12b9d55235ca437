import Box from '@mui/material/Box';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { IDS_KEY, LIKE_KEY } from '@/components/entities/pdf-of-catalogs';
import { PageHeader } from '@/components/records/page-header';
import { CATALOG_PURPOSES } from '@/components/records/purposes/catalog-purposes';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { idSchema } from '@/lib/contracts/base/answers';
import { useAddressKey } from '@/lib/client/address-key';
import { OwnPdfs } from './own-pdfs';
import { idsOf, PDF_KEY } from './pdf-address';

const waiting = () => <SkeletonLines count={4} height={120} />;
const PdfMaker = dynamic(() => import('./pdf-maker').then((module) => module.PdfMaker), {
  ssr: false,
  loading: waiting,
});
const PdfResult = dynamic(() => import('./pdf-result').then((module) => module.PdfResult), { ssr: false });

/** Creates PDFs of selected catalogs, and lists earlier ones. */
export function CatalogPdfScreen() {
  const { isReady } = useRouter();
  const [asked, setAsked] = useState<string | null>(null);
  const shown = useAddressKey(PDF_KEY);
  const shownId = idSchema.safeParse(shown.value).data;
  const ids = idsOf(useAddressKey(IDS_KEY).value);
  const like = useAddressKey(LIKE_KEY).value;
  const show = (id: string) => {
    setAsked(id);
    shown.replace(id);
  };
  return (
    <>
      <PageHeader screen="catalog-pdf" description={CATALOG_PURPOSES['catalog-pdf']} />
      {shownId && (
        <PdfResult key={shownId} id={shownId} isAsked={asked === shownId} onShow={show} onClose={shown.close} />
      )}
      {isReady ? <PdfMaker key={ids.join()} ids={ids} like={like} onMade={show} /> : waiting()}
      <Box sx={{ mt: 2 }}>
        <OwnPdfs onShow={show} onRemoved={(id) => id === shownId && shown.close()} />
      </Box>
    </>
  );
}
