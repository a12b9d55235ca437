import { useColorScheme } from '@mui/material/styles';
import { useEffect, useLayoutEffect } from 'react';
import { SPACING_STEPS } from '@/config/theme';
import { readStored, writeStored } from '@/lib/client/use-stored-state';
import type { Preferences } from '@/lib/contracts/me';

type Density = Preferences['density'];

const DENSITY_KEY = 'density';
const isDensity = (value: unknown): value is Density => typeof value === 'string' && value in SPACING_STEPS;

const showDensity = (density: Density | undefined) => {
  if (density) document.documentElement.dataset.density = density;
};

/** Applies the user's colour mode and density, and stores them in the browser for the next load. */
export function useApplyPreferences(preferences: Preferences | undefined): void {
  const { setMode } = useColorScheme();
  const themeMode = preferences?.themeMode;
  const density = preferences?.density;

  // Runs before the shell's first paint, so nothing shifts when the server responds.
  useLayoutEffect(() => showDensity(readStored(DENSITY_KEY, isDensity)), []);

  useEffect(() => {
    if (themeMode) setMode(themeMode);
  }, [themeMode, setMode]);

  useEffect(() => {
    if (!density) return;
    showDensity(density);
    writeStored(DENSITY_KEY, density);
  }, [density]);
}
