import MergeType from '@mui/icons-material/MergeType';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { MergeKind } from '@/lib/domain/merges/merge-kinds';

const SameAsDialog = dynamic(() => import('./same-as-dialog').then((module) => module.SameAsDialog), { ssr: false });

export interface MergedRecord {
  kind: MergeKind;
  id: string;
  name: string;
}

/** Reports that a record duplicates another. */
export function SameAsButton({ record }: { record: MergedRecord }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button color="inherit" startIcon={<MergeType />} onClick={() => setIsOpen(true)}>
        This is the same as…
      </Button>
      {isOpen && <SameAsDialog record={record} onClose={() => setIsOpen(false)} />}
    </>
  );
}
