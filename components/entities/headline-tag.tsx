import { Tag } from '@/components/ui/tag';
import { type Headline, HEADLINES } from '@/lib/domain/orders/headline';

/** Where an order stands. */
export const HeadlineTag = ({ headline }: { headline: Headline }) => (
  <Tag tone={HEADLINES[headline].tone}>{HEADLINES[headline].label}</Tag>
);
