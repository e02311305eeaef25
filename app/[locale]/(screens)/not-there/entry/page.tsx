import { privateHead } from '@/lib/app/page-head';

export { default } from '../../match/[contestName]/works/[entryId]/not-found';

export const generateMetadata = privateHead('contest.missing.entry.title');
