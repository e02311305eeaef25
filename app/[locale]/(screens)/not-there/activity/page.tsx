import { privateHead } from '@/lib/app/page-head';

export { default } from '../../ActivityDetail/[id]/not-found';

export const generateMetadata = privateHead('activityPage.missing.title');
