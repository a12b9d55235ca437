import { replaceEqualDeep } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { notifySuccess } from '@/lib/client/notify';
import { useArrange } from '@/lib/client/queries/collections';
import type { CollectionDetail, FillRule, Member } from '@/lib/contracts/collections/collection-record';
import { mergeOrders } from '@/lib/domain/collections/merge-orders';
import { catalogsText } from './collection-words';

const WAIT_MS = 400;

interface Held {
  base: string[];
  mine: string[];
  isBusy: boolean;
  timer: number;
  /** The rule behind some of the unsaved additions. */
  rule: FillRule | undefined;
}

const idsOf = (members: readonly { id: string }[]) => members.map(({ id }) => id);
const isSame = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

function mergedText({ added, removed }: { added: number; removed: number }): string | null {
  const parts = [added > 0 && `${catalogsText(added)} added`, removed > 0 && `${catalogsText(removed)} removed`];
  const told = parts.filter(Boolean).join(' and ');
  return told ? `Merged with a colleague’s changes: ${told}.` : null;
}

/**
 * The catalogs of a collection being curated. Each change is saved after a short delay; edits made during a save, and
 * changes by others, are merged with the response.
 */
export function useCurating(collection: CollectionDetail) {
  const { mutateAsync } = useArrange(collection.id);
  const [order, setOrder] = useState(() => idsOf(collection.members));
  const [known, setKnown] = useState(() => new Map(collection.members.map((member) => [member.id, member])));
  const [state, setState] = useState<'saved' | 'saving' | 'failed'>('saved');
  const held = useRef<Held>({ base: order, mine: order, isBusy: false, timer: 0, rule: undefined });

  const remember = (members: readonly Member[]) =>
    setKnown((before) => {
      // Keeps object identity for unchanged members, so that hundreds of rows are not re-rendered.
      const entries = members.map((member) => [member.id, replaceEqualDeep(before.get(member.id), member)] as const);
      const isNew = entries.some(([id, member]) => before.get(id) !== member);
      return isNew ? new Map([...before, ...entries]) : before;
    });

  const save = async (): Promise<void> => {
    const now = held.current;
    if (now.isBusy || isSame(now.base, now.mine)) return;
    now.isBusy = true;
    const { mine: sent, rule } = now;
    try {
      const { collection: saved, merged } = await mutateAsync({ base: now.base, order: sent, ...(rule && { rule }) });
      if (now.rule === rule) now.rule = undefined;
      now.base = idsOf(saved.members);
      now.mine = mergeOrders(sent, now.mine, now.base);
      remember(saved.members);
      setOrder(now.mine);
      const told = mergedText(merged);
      if (told) notifySuccess(told);
      now.isBusy = false;
      setState(isSame(now.base, now.mine) ? 'saved' : 'saving');
      await save();
    } catch {
      now.isBusy = false;
      setState('failed');
    }
  };

  const change = (next: string[], added: readonly Member[] = []) => {
    const now = held.current;
    now.mine = next;
    setOrder(next);
    remember(added);
    setState('saving');
    window.clearTimeout(now.timer);
    now.timer = window.setTimeout(() => void save(), WAIT_MS);
  };

  useEffect(() => () => window.clearTimeout(held.current.timer), []);

  return {
    order,
    known,
    state,
    retry: () => {
      setState('saving');
      void save();
    },
    /** Appends catalogs; `rule` is the rule that found them. */
    add: (members: readonly Member[], rule?: FillRule) => {
      const now = held.current.mine;
      held.current.rule = rule ?? held.current.rule;
      change([...now, ...idsOf(members).filter((id) => !now.includes(id))], members);
    },
    remove: (ids: readonly string[]) => change(held.current.mine.filter((id) => !ids.includes(id))),
    /** Moves a catalog; both positions are zero-based. */
    move: (from: number, to: number) => {
      const next = [...held.current.mine];
      next.splice(to, 0, ...next.splice(from, 1));
      change(next);
    },
    putInto: (next: string[]) => change(next),
  };
}

export type Curating = ReturnType<typeof useCurating>;
