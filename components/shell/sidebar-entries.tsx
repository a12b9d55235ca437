import ExpandMore from '@mui/icons-material/ExpandMore';
import { type CSSObject, type Theme, styled } from '@mui/material/styles';
import Link from 'next/link';
import { useState } from 'react';
import type { MenuNode } from '@/lib/domain/access/access';
import { ScreenIcon } from './icons';

const row = ({ theme }: { theme: Theme }): CSSObject => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  width: '100%',
  minHeight: theme.spacing(4.5),
  marginBottom: 2,
  padding: theme.spacing(0.75, 1.25),
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: theme.vars.palette.text.secondary,
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '& svg': { fontSize: '1.125rem', flexShrink: 0 },
  '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-current]': {
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.1),
    fontWeight: 600,
  },
});

const RowLink = styled(Link)(row);
const RowButton = styled('button')((props) => ({
  ...row(props),
  '& span': { flex: 1 },
  '& svg:last-of-type': { transition: 'transform 150ms' },
  '&[aria-expanded="false"] svg:last-of-type': { transform: 'rotate(-90deg)' },
}));

/** Animates between zero and content height; closed content is not focusable. */
const Fold = styled('div')(({ theme }) => ({
  display: 'grid',
  transition: 'grid-template-rows 150ms, visibility 150ms',
  '&[data-open="false"]': { gridTemplateRows: '0fr', visibility: 'hidden' },
  '&[data-open="true"]': { gridTemplateRows: '1fr' },
  '& > div': { overflow: 'hidden', minHeight: 0 },
  '& ul': {
    marginLeft: theme.spacing(2.25),
    paddingLeft: theme.spacing(0.75),
    borderLeft: `1px solid ${theme.vars.palette.divider}`,
  },
}));

interface SidebarEntriesProps {
  nodes: MenuNode[];
  openIds: readonly string[];
  /** Entry of the current page; `isThisPage` is false when the page only belongs to it. */
  current?: { id: string; isThisPage: boolean };
  onToggle: (id: string) => void;
  onLeave?: () => void;
}

export function SidebarEntries({ nodes, ...rest }: SidebarEntriesProps) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.row.id}>
          {node.row.path === null ? <Group node={node} {...rest} /> : <Entry node={node} {...rest} />}
        </li>
      ))}
    </ul>
  );
}

type NodeProps = Omit<SidebarEntriesProps, 'nodes'> & { node: MenuNode };

function Entry({ node: { row }, current, onLeave }: NodeProps) {
  const isCurrent = current?.id === row.id;
  return (
    <RowLink
      href={row.path ?? ''}
      prefetch={false}
      aria-current={isCurrent ? (current.isThisPage ? 'page' : 'true') : undefined}
      onClick={onLeave}
    >
      <ScreenIcon name={row.icon} />
      {row.name}
    </RowLink>
  );
}

function Group({ node: { row, children }, ...rest }: NodeProps) {
  const isOpen = rest.openIds.includes(row.id);
  // Rendering a long collapsed menu would delay the first page.
  const [isNeeded, setIsNeeded] = useState(isOpen);
  if (isOpen && !isNeeded) setIsNeeded(true);
  return (
    <>
      <RowButton type="button" aria-expanded={isOpen} onClick={() => rest.onToggle(row.id)}>
        <ScreenIcon name={row.icon} />
        <span>{row.name}</span>
        <ExpandMore />
      </RowButton>
      <Fold data-open={isOpen}>
        <div>{isNeeded && <SidebarEntries nodes={children} {...rest} />}</div>
      </Fold>
    </>
  );
}
