import { privateHead } from '@/lib/app/page-head';

export { default } from '../../playlist/[id]/not-found';

export const generateMetadata = privateHead('playlistPage.missing.title');
