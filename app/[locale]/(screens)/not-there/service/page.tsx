import { missingMetadata } from '@/lib/app/missing-metadata';

export { default } from '../../business/request/[service]/not-found';

export const generateMetadata = () => missingMetadata('service');
