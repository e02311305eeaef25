import { privateHead } from '@/lib/app/page-head';

export { default } from '../../hotList/[step]/not-found';

export const generateMetadata = privateHead('ranking.missing.title');
