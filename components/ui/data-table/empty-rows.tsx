import Inbox from '@mui/icons-material/InboxOutlined';
import SearchOff from '@mui/icons-material/SearchOffOutlined';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { EmptyState } from '../empty-state';
import type { Noun } from '@/lib/domain/text/count-text';
import type { ListControls } from './list-controls';

/** Text for a list that has no rows at all yet, with the action that adds the first one. */
export interface NoneYet {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  /** Initial filters with which the list counts as empty as well. */
  scope?: string;
}

interface EmptyRowsProps {
  list: ListControls;
  noun: Noun;
  noneYet: NoneYet;
}

/** Replaces the rows: nothing left on this page, no matches, or nothing yet. */
export function EmptyRows({ list, noun, noneYet }: EmptyRowsProps) {
  if (list.query.cursor !== undefined) {
    return (
      <EmptyState icon={<SearchOff />} title="Nothing is left on this page" action={<BackToStart list={list} />}>
        The {noun.many} that were here have moved or are gone.
      </EmptyState>
    );
  }
  if (list.isFiltered && list.scope !== noneYet.scope) {
    const clear = (
      <Button variant="outlined" color="inherit" onClick={() => list.reset()}>
        Clear search and filters
      </Button>
    );
    return (
      <EmptyState icon={<SearchOff />} title={`No ${noun.many} match`} action={clear}>
        Try another word, or fewer filters.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<Inbox />} title={noneYet.title} action={noneYet.action}>
      {noneYet.hint}
    </EmptyState>
  );
}

export const BackToStart = ({ list }: { list: ListControls }) => (
  <Button variant="outlined" color="inherit" onClick={() => list.goTo(null)}>
    Back to the first page
  </Button>
);
