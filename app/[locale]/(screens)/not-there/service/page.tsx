import { privateHead } from '@/lib/app/page-head';

export { default } from '../../business/request/[service]/not-found';

export const generateMetadata = privateHead('lead.request.missing.title');
