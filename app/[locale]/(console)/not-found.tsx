export { MissingPage as default } from '@/components/front/shell/missing-page';
