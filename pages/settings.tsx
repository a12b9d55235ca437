import { SettingsScreen } from '@/components/me/settings-screen';

export default function SettingsPage() {
  return <SettingsScreen />;
}
