import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { DrawnNext } from '@/components/ui/drawn-next';
import { useAddressKey } from '@/lib/client/address-key';

export interface AddressTab {
  id: string;
  label: string;
  content: () => ReactNode;
}

interface AddressTabsProps {
  /** Accessible name of the tabs. */
  label: string;
  /** The first tab is shown when the address names none. */
  tabs: readonly [AddressTab, ...AddressTab[]];
  /** Query parameters that identify the page, unless its path does. */
  about?: Record<string, string>;
}

/** Tabs of a record. The selected one is in the address, so it can be shared and reached with Back. */
export function AddressTabs({ label, tabs, about }: AddressTabsProps) {
  const id = useId();
  const { value, openAlone } = useAddressKey('tab');
  const shown = tabs.find((tab) => tab.id === value) ?? tabs[0];
  return (
    <DrawnNext>
      <Tabs
        value={shown.id}
        onChange={(_event, next: string) => openAlone(next, about)}
        aria-label={label}
        variant="scrollable"
        scrollButtons={false}
        sx={{
          minHeight: 36,
          borderBottom: 1,
          borderColor: 'divider',
          mb: 1,
          '& .MuiTab-root': { minHeight: 36, py: 0.75, textTransform: 'none' },
        }}
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            value={tab.id}
            label={tab.label}
            id={`${id}-${tab.id}`}
            aria-controls={tab.id === shown.id ? `${id}-panel` : undefined}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.id}`} key={shown.id}>
        {shown.content()}
      </Box>
    </DrawnNext>
  );
}
