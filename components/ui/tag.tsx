import type { ReactNode } from 'react';
import { PLAIN_PARTS, type TagTone } from './plain-parts';

interface TagProps {
  tone?: TagTone;
  children: ReactNode;
}

/** A short label in a box: a role, a status. */
export const Tag = ({ tone = 'plain', children }: TagProps) => (
  <span className={PLAIN_PARTS.tag} data-tone={tone}>
    {children}
  </span>
);
