import { privateHead } from '@/lib/app/page-head';

export { default } from '../../caseProject/[id]/not-found';

export const generateMetadata = privateHead('showcase.missing.title');
