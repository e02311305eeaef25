import { privateHead } from '@/lib/app/page-head';

export { default } from '../../match/[contestName]/not-found';

export const generateMetadata = privateHead('contest.missing.contest.title');
