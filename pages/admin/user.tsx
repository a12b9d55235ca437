import { UserScreen } from '@/components/users/user-screen';

export default function AdminUserPage() {
  return <UserScreen />;
}

AdminUserPage.fetchesEarly = UserScreen.fetchesEarly;
