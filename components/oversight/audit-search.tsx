import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LoadMore } from '@/components/ui/load-more';
import { QueryFailure } from '@/components/records/query-failure';
import { countText } from '@/lib/domain/text/count-text';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useSettled } from '@/components/ui/use-settled';
import { auditApi } from '@/lib/contracts/audit';
import { useAuditActions } from '@/lib/client/queries/audit';
import { useList } from '@/lib/client/queries/list';
import { AuditEntryItem } from './audit-entry-item';
import { AuditFilters } from './audit-filters';
import { auditQuery, EVERYTHING, isFiltered } from './audit-question';
import { WORDS_BY_KIND } from './words-by-kind';

const ENTRIES = { one: 'entry', many: 'entries' };

/** Audit entries of all records, with filters. */
export function AuditSearch() {
  const [question, setQuestion] = useState(EVERYTHING);
  const { data: actions = [] } = useAuditActions();
  const asked = { ...question, requestId: useSettled(question.requestId) };
  const { data, error, refetch, ...more } = useList(auditApi.list, auditQuery(asked, actions));
  const entries = data?.pages.flatMap((page) => page.rows);
  return (
    <>
      <AuditFilters question={question} actions={actions} onChange={setQuestion} />
      {!entries && !error && <SkeletonLines count={4} height={96} />}
      {!entries && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {entries?.length === 0 && (
        <EmptyState icon={<HistoryIcon />} title={isFiltered(question) ? 'No entries match' : 'No entries yet'}>
          {isFiltered(question) && 'Remove a condition.'}
        </EmptyState>
      )}
      {data?.pages[0] && entries && entries.length > 0 && (
        <>
          <Typography role="status" color="textSecondary">
            {countText(data.pages[0].count, ENTRIES)}
          </Typography>
          <Box component="ol" aria-label="Entries" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {entries.map((entry) => (
              <AuditEntryItem
                key={entry.id}
                entry={entry}
                words={WORDS_BY_KIND[entry.entity] ?? {}}
                onRecord={(subjectId) => setQuestion({ ...EVERYTHING, subjectId })}
                onRequest={(requestId) => setQuestion({ ...EVERYTHING, requestId })}
              />
            ))}
          </Box>
        </>
      )}
      <LoadMore {...more} />
    </>
  );
}
