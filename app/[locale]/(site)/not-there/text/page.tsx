import { privateHead } from '@/lib/app/page-head';

export { default } from '../../treaty/[id]/not-found';

export const generateMetadata = privateHead('content.missing.title');
