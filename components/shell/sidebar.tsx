import Box from '@mui/material/Box';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { PRODUCT } from '@/config/product';
import { isStringList, readStored, writeStored } from '@/lib/client/use-stored-state';
import { ancestry, findScreenByPath, menuTree } from '@/lib/domain/access/access';
import { BrandMark } from './brand-mark';
import { useCurrentUser } from '../entities/current-user';
import { SidebarEntries } from './sidebar-entries';

const STORAGE_KEY = 'openMenuBranches';

/** Menu on the left: screens the roles may open, in groups that remember whether they are open. */
export function Sidebar({ onLeave }: { onLeave?: () => void }) {
  const { fo } = useCurrentUser();
  const path = ancestry(findScreenByPath(useRouter().pathname)?.id ?? '');
  const [openIds, toggle] = useOpenBranches(path.map((row) => row.id));
  // A page that is not in the menu (a record, a form) highlights its parent entry.
  const current = path.findLast((row) => row.path !== null && row.showInMenu);
  return (
    <Box component="nav" aria-label="Menu" sx={{ p: 1.5, '& ul': { my: 0, listStyle: 'none' }, '& > ul': { p: 0 } }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          height: 40,
          px: 1,
          mb: 2,
          fontSize: '1rem',
          fontWeight: 700,
        }}
      >
        <BrandMark />
        {PRODUCT.name}
      </Box>
      <SidebarEntries
        nodes={menuTree(fo)}
        openIds={openIds}
        current={current && { id: current.id, isThisPage: current === path.at(-1) }}
        onToggle={toggle}
        onLeave={onLeave}
      />
    </Box>
  );
}

/** Open groups: those the user left open, plus the groups around the page on arrival. */
function useOpenBranches(path: string[]) {
  const [openIds, setOpenIds] = useState(() => readStored(STORAGE_KEY, isStringList) ?? []);
  const page = path.join();
  const [arrivedAt, setArrivedAt] = useState<string>();
  if (page !== arrivedAt) {
    setArrivedAt(page);
    setOpenIds([...new Set([...openIds, ...path])]);
  }
  useEffect(() => writeStored(STORAGE_KEY, openIds), [openIds]);
  const toggle = (id: string) =>
    setOpenIds((ids) => (ids.includes(id) ? ids.filter((open) => open !== id) : [...ids, id]));
  return [openIds, toggle] as const;
}
