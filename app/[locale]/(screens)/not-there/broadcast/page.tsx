import { privateHead } from '@/lib/app/page-head';

export { default } from '../../live/liveDetail/[id]/not-found';

export const generateMetadata = privateHead('broadcastPage.missing.title');
