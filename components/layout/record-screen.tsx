import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { idSchema } from '@/lib/contracts/answers';
import { NotFound } from './not-found';

interface RecordScreenProps {
  children: (id: string) => ReactNode;
  /** Until the address is known. */
  waiting?: ReactNode;
  /** When the address names nothing that could be one; the 404 page unless told. */
  missing?: ReactNode;
}

/** A screen about the record the address names. */
export function RecordScreen({ children, waiting, missing = <NotFound /> }: RecordScreenProps) {
  const { query, isReady } = useRouter();
  const id = idSchema.safeParse(query.id).data;
  if (id !== undefined) return children(id);
  return isReady ? missing : waiting;
}
