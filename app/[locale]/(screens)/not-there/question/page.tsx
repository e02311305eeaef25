import { privateHead } from '@/lib/app/page-head';

export { default } from '../../questionDetail/[id]/not-found';

export const generateMetadata = privateHead('questionPage.missing.title');
