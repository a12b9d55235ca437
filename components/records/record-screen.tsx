import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { idSchema } from '@/lib/contracts/base/answers';

interface RecordScreenProps {
  children: (id: string) => ReactNode;
  /** Until the address is known. */
  waiting: ReactNode;
  /** Where the address names no record that could be. */
  missing: ReactNode;
}

/** A screen about the record the address names. */
export function RecordScreen({ children, waiting, missing }: RecordScreenProps) {
  const { query, isReady } = useRouter();
  const id = idSchema.safeParse(query.id).data;
  if (id !== undefined) return children(id);
  return isReady ? missing : waiting;
}
