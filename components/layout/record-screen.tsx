import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { idSchema } from '@/lib/contracts/answers';
import { NotFound } from './not-found';

interface RecordScreenProps {
  children: (id: string) => ReactNode;
  /** Until the address is known. */
  waiting?: ReactNode;
}

/** A screen about the record the address names. */
export function RecordScreen({ children, waiting }: RecordScreenProps) {
  const { query, isReady } = useRouter();
  const id = idSchema.safeParse(query.id).data;
  if (id !== undefined) return children(id);
  return isReady ? <NotFound /> : waiting;
}
