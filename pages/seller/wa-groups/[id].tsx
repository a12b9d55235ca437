import { GroupRegisterScreen } from '@/components/seller-groups/group-register-screen';

export default function SellerWaGroupsPage() {
  return <GroupRegisterScreen />;
}
