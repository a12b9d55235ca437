import { useRouter } from 'next/router';
import { GroupRegisterScreen } from '@/components/seller-groups/group-register-screen';

export default function SellerWaGroupsPage() {
  const { query } = useRouter();
  return typeof query.id === 'string' && <GroupRegisterScreen key={query.id} sellerId={query.id} />;
}
