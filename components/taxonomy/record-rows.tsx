import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { MouseEvent, ReactNode } from 'react';
import { Tag } from '@/components/ui/tag';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0.5, 2),
  padding: theme.spacing(1.25, 0),
  overflowWrap: 'anywhere',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& a': { color: theme.vars.palette.primary.main, fontWeight: 550 },
}));

interface Named {
  id: string;
  nameEn: string;
  nameHi: string;
  active: boolean;
}

interface RecordRowsProps<Item extends Named> {
  label: string;
  items: readonly Item[];
  /** Details shown beside the names. */
  about: (item: Item) => ReactNode;
  hrefOf: (id: string) => string;
  onOpen: (id: string) => void;
}

const isPlainClick = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !ctrlKey && !metaKey && !shiftKey && !altKey;

/** Records by name in both languages; each opens beside the page. */
export function RecordRows<Item extends Named>({ label, items, about, hrefOf, onOpen }: RecordRowsProps<Item>) {
  const handleClick = (event: MouseEvent, id: string) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {items.map((item) => (
        <Row key={item.id}>
          <Box sx={{ flex: '1 1 15rem', minWidth: 0 }}>
            <a href={hrefOf(item.id)} onClick={(event) => handleClick(event, item.id)}>
              {item.nameEn}
            </a>{' '}
            <span lang="hi">{item.nameHi}</span> {!item.active && <Tag tone="warning">Retired</Tag>}
          </Box>
          <Typography variant="body2" color="textSecondary" component="div" sx={{ flex: '2 1 20rem', minWidth: 0 }}>
            {about(item)}
          </Typography>
        </Row>
      ))}
    </Box>
  );
}
