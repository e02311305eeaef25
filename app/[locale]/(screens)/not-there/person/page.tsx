import { privateHead } from '@/lib/app/page-head';

export { default } from '../../otherPeople/[userId]/not-found';

export const generateMetadata = privateHead('centre.creator.missing.title');
