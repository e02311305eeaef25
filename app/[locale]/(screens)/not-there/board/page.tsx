import { missingMetadata } from '@/lib/app/missing-metadata';

export { default } from '../../hotList/[step]/not-found';

export const generateMetadata = () => missingMetadata('board');
