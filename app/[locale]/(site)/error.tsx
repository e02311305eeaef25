'use client';

export { LateErrorPage as default } from '@/components/shell/late-error-page';
