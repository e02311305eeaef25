import { privateHead } from '@/lib/app/page-head';

export { default } from '../../live/stage/[key]/not-found';

export const generateMetadata = privateHead('stageView.missing.title');
