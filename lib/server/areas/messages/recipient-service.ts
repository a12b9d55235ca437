import type { Page } from '@/lib/contracts/base/list';
import type { Recipient } from '@/lib/contracts/messages/campaign-record';
import { orm } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import * as repository from './recipient-repository';

/** Messages of one campaign or of all. */
export const listMessages = (filters: repository.RecipientFilters & ListRequest): Promise<Page<Recipient>> =>
  repository.list(orm(), filters);
