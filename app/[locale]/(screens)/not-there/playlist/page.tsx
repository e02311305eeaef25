import { missingMetadata } from '@/lib/app/missing-metadata';

export { default } from '../../playlist/[id]/not-found';

export const generateMetadata = () => missingMetadata('playlist');
