import { buyerStory } from './buyer-story';
import { campaignStory } from './campaign-story';
import { catalogStory } from './catalog-story';
import { chatStory } from './chat-story';
import { collectionStory } from './collection-story';
import { cycleStory } from './cycle-story';
import { groupStory } from './group-story';
import { marketStory } from './market-story';
import { orderStory } from './order-story';
import { mergeStory } from './merge-story';
import { officeStory } from './office-story';
import { peopleStory } from './people-story';
import { photoStory } from './photo-story';
import { postStory } from './post-story';
import { queueStory } from './queue-story';
import { rateStory } from './rate-story';
import { returnStory } from './return-story';
import { sellerStory } from './seller-story';
import { tableStory } from './table-story';
import { taxonomyStory } from './taxonomy-story';
import type { Story } from './teller';
import { videoStory } from './video-story';

/** Run in sequence, repeatedly. */
export const STORIES: readonly (readonly [name: string, story: Story])[] = Object.entries({
  'catalogs from photo to buyer': catalogStory,
  'work that is given and taken': queueStory,
  groups: groupStory,
  'photos in parts': photoStory,
  'posts of a chat': postStory,
  'rates of a chat': rateStory,
  taxonomy: taxonomyStory,
  'tables and many at once': tableStory,
  markets: marketStory,
  'salesmen and portfolios': peopleStory,
  orders: orderStory,
  'returns and payments': returnStory,
  'buyers and segments': buyerStory,
  'sellers and groups': sellerStory,
  collections: collectionStory,
  cycles: cycleStory,
  'chat with buyers': chatStory,
  campaigns: campaignStory,
  videos: videoStory,
  'people and lists': officeStory,
  'records entered twice': mergeStory,
});

/** Maximum number of calls in a story, including the bad calls in between. */
export const LONGEST_STORY = 150;
