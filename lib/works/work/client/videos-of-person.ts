import { pagedQuery } from '@/lib/platform/client/paged-query';
import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

const findVideosOfPerson = remote<typeof contract.findVideosOfPerson>({
  name: 'findVideosOfPerson',
  method: 'GET',
  path: '/api/video/ofPerson',
});

/** The public works of a person, 20 at a time; those with a text in their titles. */
export const videosOfPersonQuery = (userId: string, text = '') =>
  pagedQuery(findVideosOfPerson, { pageSize: 20, userId, text });
