import { missingMetadata } from '@/lib/app/missing-metadata';

export { default } from '../../VideoPlayer/not-found';

export const generateMetadata = () => missingMetadata('film');
