import { missingMetadata } from '@/lib/app/missing-metadata';

export { default } from '../../treaty/[id]/not-found';

export const generateMetadata = () => missingMetadata('text');
