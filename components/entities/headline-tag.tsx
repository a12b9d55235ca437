import { Tag } from '@/components/ui/tag';
import { type Headline, HEADLINES } from '@/lib/domain/orders/headline';

/** Current stage of an order. */
export const HeadlineTag = ({ headline }: { headline: Headline }) => (
  <Tag tone={HEADLINES[headline].tone}>{HEADLINES[headline].label}</Tag>
);
