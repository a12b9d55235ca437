import Bookmarks from '@mui/icons-material/BookmarksOutlined';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { PopoverButton } from '@/components/ui/popover-button';
import type { ListView } from './views-panel';

const ViewsPanel = dynamic(() => import('./views-panel').then((module) => module.ViewsPanel), { ssr: false });

/** Saved views of a list: select one, or save the current state. */
export function ViewsButton(view: ListView) {
  return (
    <PopoverButton
      label="Views"
      side="right"
      button={
        <Button size="small" color="inherit" startIcon={<Bookmarks />}>
          Views
        </Button>
      }
    >
      {(close) => <ViewsPanel {...view} onDone={close} />}
    </PopoverButton>
  );
}
