import { ProfileScreen } from '@/components/me/profile-screen';

export default function MyProfilePage() {
  return <ProfileScreen />;
}
