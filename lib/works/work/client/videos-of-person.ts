import { pagedQuery } from '@/lib/platform/client/paged-query';
import type { CallOf } from '@/lib/platform/client/remote';
import * as calls from '../calls';
import type * as contract from '../contract';

const findVideosOfPerson: CallOf<typeof contract.findVideosOfPerson> = calls.findVideosOfPerson;

/** The public works of a person, 20 at a time; those with a text in their titles. */
export const videosOfPersonQuery = (userId: string, text = '') =>
  pagedQuery(findVideosOfPerson, { pageSize: 20, userId, text });
