import DarkMode from '@mui/icons-material/DarkModeOutlined';
import LightMode from '@mui/icons-material/LightModeOutlined';
import System from '@mui/icons-material/SettingsBrightnessOutlined';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { openableScreens } from '@/lib/domain/access/openable-screens';
import { AddressTabs } from '@/components/records/address-tabs';
import { PageHeader } from '@/components/records/page-header';
import { QueryFailure } from '@/components/records/query-failure';
import { SectionCard } from '@/components/ui/section-card';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { SelectField } from '@/components/ui/select-field';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { DENSITIES, type Me, type Preferences, THEME_MODES } from '@/lib/contracts/me';
import { notifySuccess } from '@/lib/client/notify';
import { useMe } from '@/lib/client/queries/me';
import { useSavePreferences } from '@/lib/client/queries/own-account';
import { screenLabel } from '@/lib/domain/access/access';
import { type SettingsPart, settingsPartsOf } from '@/lib/domain/access/settings-parts';

const THEME_LABELS: Record<Preferences['themeMode'], { label: string; icon: ReactNode }> = {
  light: { label: 'Light', icon: <LightMode /> },
  dark: { label: 'Dark', icon: <DarkMode /> },
  system: { label: 'System', icon: <System /> },
};

const DENSITY_LABELS: Record<Preferences['density'], string> = {
  compact: 'Compact',
  normal: 'Normal',
  comfortable: 'Comfortable',
};

interface SettingsScreenProps {
  /** Contents of the parts that belong to other areas. */
  parts: Record<Exclude<SettingsPart, 'preferences'>, () => ReactNode>;
}

/** The user's preferences, beside the settings some roles manage for everyone. */
export function SettingsScreen({ parts }: SettingsScreenProps) {
  const { data: me, error, refetch } = useMe();
  const contents = { ...parts, preferences: () => me && <Choices me={me} /> };
  const tabs = settingsPartsOf(me?.fo ?? []).map((part) => ({ ...part, content: contents[part.id] }));
  const [first, ...others] = tabs;
  return (
    <>
      <PageHeader screen="settings" />
      {!first && !error && <SkeletonLines count={2} height={220} />}
      {!first && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {first && others.length > 0 && <AddressTabs label="Settings" tabs={[first, ...others]} />}
      {first && others.length === 0 && first.content()}
    </>
  );
}

function Choices({ me: { preferences, fo } }: { me: Me }) {
  const { mutate } = useSavePreferences();
  const save = (change: Partial<Preferences>) => mutate(change, { onSuccess: () => notifySuccess('Saved.') });
  return (
    <Stack spacing={2} sx={{ maxWidth: 800 }}>
      <SectionCard title="Appearance" description="Saved at once, on all your devices.">
        <Stack spacing={3}>
          <SegmentedControl
            legend="Colours"
            value={preferences.themeMode}
            options={THEME_MODES.map((value) => ({ value, ...THEME_LABELS[value] }))}
            onChange={(themeMode) => save({ themeMode })}
          />
          <SegmentedControl
            legend="Density"
            hint="How much room things take. Compact shows more at once."
            value={preferences.density}
            options={DENSITIES.map((value) => ({ value, label: DENSITY_LABELS[value] }))}
            onChange={(density) => save({ density })}
          />
        </Stack>
      </SectionCard>
      <SectionCard title="Start">
        <SelectField
          label="Start page"
          hint="Where you land after logging in."
          value={preferences.startScreen}
          options={openableScreens(fo).map((screen) => ({ value: screen.id, label: screenLabel(screen) }))}
          onChange={(startScreen) => save({ startScreen })}
        />
      </SectionCard>
    </Stack>
  );
}
