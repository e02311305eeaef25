import { missingMetadata } from '@/lib/app/missing-metadata';

export { default } from '../../video/detail/[id]/not-found';

export const generateMetadata = () => missingMetadata('work');
