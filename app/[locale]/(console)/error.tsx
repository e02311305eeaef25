'use client';

export { LateErrorPage as default } from '@/components/front/shell/late-error-page';
