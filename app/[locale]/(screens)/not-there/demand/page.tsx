import { privateHead } from '@/lib/app/page-head';

export { default } from '../../projectDetail/[id]/not-found';

export const generateMetadata = privateHead('demandPage.missing.title');
