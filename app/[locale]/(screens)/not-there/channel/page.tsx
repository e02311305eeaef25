import { privateHead } from '@/lib/app/page-head';

export { default } from '../../topicIntroduce/[topicId]/not-found';

export const generateMetadata = privateHead('topicPage.missing.title');
