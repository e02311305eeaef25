import { privateHead } from '@/lib/app/page-head';

export { default } from '../../VideoPlayer/not-found';

export const generateMetadata = privateHead('watch.missing.title');
