import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { idSchema } from '@/lib/contracts/base/answers';

interface RecordScreenProps {
  children: (id: string) => ReactNode;
  /** Shown until the address is known. */
  waiting: ReactNode;
  /** Shown when the address has no valid record id. */
  missing: ReactNode;
}

/** Screen of the record named in the address. */
export function RecordScreen({ children, waiting, missing }: RecordScreenProps) {
  const { query, isReady } = useRouter();
  const id = idSchema.safeParse(query.id).data;
  if (id !== undefined) return children(id);
  return isReady ? missing : waiting;
}
