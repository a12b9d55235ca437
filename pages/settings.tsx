import { SettingsScreen } from '@/components/me/settings-screen';
import { OversightPart } from '@/components/oversight/oversight-part';
import { TaxonomyPart } from '@/components/taxonomy/taxonomy-part';

const SettingsPage = () => (
  <SettingsScreen>
    <OversightPart />
    <TaxonomyPart />
  </SettingsScreen>
);

export default SettingsPage;
