import { missingMetadata } from '@/lib/app/missing-metadata';

export { default } from '../../otherPeople/[userId]/not-found';

export const generateMetadata = () => missingMetadata('person');
