import { AssignScreen } from '@/components/uploads/assign-screen';

export default function WaCatalogAssignPage() {
  return <AssignScreen />;
}

WaCatalogAssignPage.fetchesEarly = AssignScreen.fetchesEarly;
