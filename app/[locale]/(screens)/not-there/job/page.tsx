import { privateHead } from '@/lib/app/page-head';

export { default } from '../../recruit/[id]/not-found';

export const generateMetadata = privateHead('jobPage.missing.title');
