import { MergeRequestScreen } from '@/components/merge-requests/merge-request-screen';

export default function MergeRequestPage() {
  return <MergeRequestScreen />;
}

MergeRequestPage.fetchesEarly = MergeRequestScreen.fetchesEarly;
