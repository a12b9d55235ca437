import { useState } from 'react';
import type { Import } from '@/lib/contracts/imports';
import { isRead } from '@/lib/domain/tables/imports';
import { isOver } from '@/lib/domain/jobs/job-states';
import { ImportColumnsStep } from './import-columns-step';
import { ImportFailure } from './import-failure';
import { ImportFileStep } from './import-file-step';
import { ImportProgress } from './import-progress';
import { ImportResultStep } from './import-result-step';

interface ImportStepsProps {
  current: Import;
  /** Another file was chosen, because this one could not be read. */
  onStarted: (id: string) => void;
  onClose: () => void;
}

/** The step an import is at. Going back to the columns judges the rows that are not in yet anew. */
export function ImportSteps({ current, onStarted, onClose }: ImportStepsProps) {
  const [isAtColumns, setIsAtColumns] = useState(false);
  const { job, state } = current;
  if (job && !isOver(job.state)) return <ImportProgress job={job} onClose={onClose} />;
  if (!isRead(state))
    return (
      <>
        <ImportFailure current={current} />
        <ImportFileStep area={current.area} onStarted={onStarted} onClose={onClose} />
      </>
    );
  // A check that was stopped has judged some rows only.
  const needsColumns = isAtColumns || state === 'read' || state === 'checking';
  return (
    <>
      <ImportFailure current={current} />
      {needsColumns ? (
        <ImportColumnsStep current={current} onChecking={() => setIsAtColumns(false)} onClose={onClose} />
      ) : (
        <ImportResultStep current={current} onChangeColumns={() => setIsAtColumns(true)} onClose={onClose} />
      )}
    </>
  );
}
