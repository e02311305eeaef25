import { privateHead } from '@/lib/app/page-head';

export { default } from '../../door/[key]/not-found';

export const generateMetadata = privateHead('door.missing.title');
