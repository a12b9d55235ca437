import { SettingsScreen } from '@/components/me/settings-screen';
import { TaxonomyPart } from '@/components/taxonomy/taxonomy-part';

export default function SettingsPage() {
  return (
    <>
      <SettingsScreen />
      <TaxonomyPart />
    </>
  );
}
