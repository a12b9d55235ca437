import { MarketScreen } from '@/components/markets/market-screen';

export default function AdminMarketPage() {
  return <MarketScreen />;
}
