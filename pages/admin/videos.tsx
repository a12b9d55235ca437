import { AdminScreen } from '@/components/videos/admin-screen';

export default function AdminVideosPage() {
  return <AdminScreen />;
}

AdminVideosPage.fetchesEarly = AdminScreen.fetchesEarly;
