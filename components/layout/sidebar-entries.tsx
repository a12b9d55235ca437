import ExpandMore from '@mui/icons-material/ExpandMore';
import Collapse from '@mui/material/Collapse';
import ListItemButton from '@mui/material/ListItemButton';
import { styled } from '@mui/material/styles';
import Link from 'next/link';
import type { MenuNode } from '@/lib/domain/access';
import { ScreenIcon } from './icons';

const Row = styled(ListItemButton)(({ theme }) => ({
  gap: theme.spacing(1.25),
  minHeight: theme.spacing(4.5),
  marginBottom: 2,
  fontWeight: 500,
  color: theme.vars.palette.text.secondary,
  '& > svg': { fontSize: '1.125rem', flexShrink: 0 },
  '&:hover': { color: theme.vars.palette.text.primary },
  '&[aria-current]': {
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.1),
    fontWeight: 600,
  },
})) as typeof ListItemButton;

const Branch = styled('ul')(({ theme }) => ({
  '&&': { marginLeft: theme.spacing(2.25), paddingLeft: theme.spacing(1) },
  borderLeft: `1px solid ${theme.vars.palette.divider}`,
}));

interface SidebarEntriesProps {
  nodes: MenuNode[];
  openIds: readonly string[];
  /** The entry one is at; `isThisPage` is false when the page only belongs to it. */
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
    <Row
      component={Link}
      href={row.path ?? ''}
      prefetch={false}
      aria-current={isCurrent ? (current.isThisPage ? 'page' : 'true') : undefined}
      onClick={onLeave}
    >
      <ScreenIcon name={row.icon} />
      {row.name}
    </Row>
  );
}

function Group({ node: { row, children }, ...rest }: NodeProps) {
  const isOpen = rest.openIds.includes(row.id);
  return (
    <>
      <Row
        component="button"
        aria-expanded={isOpen}
        onClick={() => rest.onToggle(row.id)}
        sx={{ width: '100%', font: 'inherit' }}
      >
        <ScreenIcon name={row.icon} />
        <span style={{ flex: 1, textAlign: 'left' }}>{row.name}</span>
        <ExpandMore sx={{ transform: isOpen ? 'none' : 'rotate(-90deg)', transition: 'transform 150ms' }} />
      </Row>
      <Collapse in={isOpen} timeout={150}>
        <Branch as="div">
          <SidebarEntries nodes={children} {...rest} />
        </Branch>
      </Collapse>
    </>
  );
}
