import { privateHead } from '@/lib/app/page-head';

export { default } from '../../certificate/[code]/not-found';

export const generateMetadata = privateHead('contest.missing.certificate.title');
