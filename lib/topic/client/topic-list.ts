import { pagedQuery } from '@/lib/platform/client/paged-query';
import { findTopicList } from '../contract';

/** Channels, 20 at a time (specification section 9). */
export const topicListQuery = pagedQuery(findTopicList, { pageSize: 20 });
