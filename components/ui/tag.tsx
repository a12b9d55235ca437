import type { ReactNode } from 'react';
import { PLAIN_PARTS, type TagTone } from './plain-parts';

interface TagProps {
  tone?: TagTone;
  children: ReactNode;
}

/** A word in a box: a role, a state. */
export const Tag = ({ tone = 'plain', children }: TagProps) => (
  <span className={PLAIN_PARTS.tag} data-tone={tone}>
    {children}
  </span>
);
