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
  /** Called when another file was selected because this one could not be read. */
  onStarted: (id: string) => void;
  onClose: () => void;
}

/** Current step of an import. Returning to the columns revalidates the rows not imported yet. */
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
  // A cancelled check has validated only some rows.
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
