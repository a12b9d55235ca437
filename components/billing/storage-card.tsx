import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { QueryFailure } from '@/components/records/query-failure';
import { ColumnChart } from '@/components/ui/charts/column-chart';
import { Facts } from '@/components/ui/facts';
import { FigureTable } from '@/components/ui/figure-table';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useStorage } from '@/lib/client/queries/billing';
import type { Storage } from '@/lib/contracts/billing/billing';
import { STORAGE_KINDS, STORAGE_LABELS, type Stored, storedInAll } from '@/lib/domain/billing/storage';
import { megabytesText } from '@/lib/domain/catalog-pdf/whatsapp-sizes';
import { countText, numberText } from '@/lib/domain/text/count-text';
import { monthText } from '@/lib/domain/text/indian-day';

const FILES = { one: 'file', many: 'files' };

const storedText = ({ files, bytes }: Stored) =>
  `${megabytesText(bytes)} · ${countText({ value: files, isExact: true }, FILES)}`;

/** Storage used by photos, videos and documents, and its growth. */
export function StorageCard() {
  const { data, error, refetch } = useStorage();
  return (
    <SectionCard title="Storage" description="Files in storage, by the month they were added.">
      {data && <StorageFigures storage={data} />}
      {!data && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines count={2} height={140} />}
    </SectionCard>
  );
}

function StorageFigures({ storage: { scope, now, months, people } }: { storage: Storage }) {
  const all = storedInAll(now);
  if (all.files === 0)
    return (
      <Typography color="textSecondary">
        {scope === 'own' ? 'You have no files in storage.' : 'No files yet.'}
      </Typography>
    );
  return (
    <Stack spacing={3}>
      <Facts
        facts={[
          ['Total', storedText(all)],
          ...STORAGE_KINDS.map((kind) => [STORAGE_LABELS[kind], storedText(now[kind])] as const),
        ]}
      />
      <ColumnChart
        label="Storage at the end of each month"
        of="Month"
        series={STORAGE_KINDS.map((kind) => STORAGE_LABELS[kind])}
        columns={months.map(({ month, ...stored }) => ({
          name: monthText(month),
          short: monthText(month).slice(0, 3),
          values: STORAGE_KINDS.map((kind) => stored[kind].bytes),
        }))}
        text={megabytesText}
      />
      {people.length > 0 && (
        <FigureTable
          caption="Most storage by person"
          columns={['Person', 'Files', 'Size']}
          rows={people.map(({ person, files, bytes }) => ({
            id: person.id,
            name: person.name,
            figures: [numberText(files), megabytesText(bytes)],
          }))}
        />
      )}
    </Stack>
  );
}
