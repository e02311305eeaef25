import { privateHead } from '@/lib/app/page-head';

export { default } from '../../articleIndex/[id]/not-found';

export const generateMetadata = privateHead('article.missing.title');
