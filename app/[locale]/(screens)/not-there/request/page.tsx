import { missingMetadata } from '@/lib/app/missing-metadata';

export { default } from '../../business/requests/[key]/not-found';

export const generateMetadata = () => missingMetadata('request');
