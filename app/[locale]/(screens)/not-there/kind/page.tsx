import { privateHead } from '@/lib/app/page-head';

export { default } from '../../channel/[type]/not-found';

export const generateMetadata = privateHead('topicPage.missingKind.title');
