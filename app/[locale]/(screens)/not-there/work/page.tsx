import { privateHead } from '@/lib/app/page-head';

export { default } from '../../video/detail/[id]/not-found';

export const generateMetadata = privateHead('watch.missing.title');
