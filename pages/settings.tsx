import { SettingsScreen } from '@/components/me/settings-screen';
import { ActivityLog, FailedJobs } from '@/components/oversight/oversight-part';
import { TaxonomyPart } from '@/components/taxonomy/taxonomy-part';

const PARTS = {
  taxonomy: () => <TaxonomyPart />,
  'activity-log': () => <ActivityLog />,
  'failed-jobs': () => <FailedJobs />,
};

const SettingsPage = () => <SettingsScreen parts={PARTS} />;

export default SettingsPage;
