import { numberText } from '@/lib/domain/text/count-text';
import type { WithOthers } from '@/lib/contracts/base/review-holds';

const names = new Intl.ListFormat('en-IN');

/** " 2 are with other reviewers.", appended to the number of waiting records; empty when there are none. */
export function withOthersText(withOthers: WithOthers): string {
  const held = withOthers.reduce((sum, { count }) => sum + count, 0);
  const others = withOthers.length === 1 ? 'another reviewer' : 'other reviewers';
  return held === 0 ? '' : ` ${numberText(held)} ${held === 1 ? 'is' : 'are'} with ${others}.`;
}

/** "Kiran Vyas and Meera Shah are looking at it." */
export const lookingText = (withOthers: WithOthers): string =>
  `${names.format(withOthers.map(({ reviewer }) => reviewer.name))} ${withOthers.length === 1 ? 'is' : 'are'} looking at it.`;
