import { privateHead } from '@/lib/app/page-head';

export { default } from '../../business/requests/[key]/not-found';

export const generateMetadata = privateHead('lead.status.missing.title');
