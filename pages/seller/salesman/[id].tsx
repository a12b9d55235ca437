import { PortfolioScreen } from '@/components/salesmen/portfolio-screen';

export default function SellerSalesmanPage() {
  return <PortfolioScreen />;
}
