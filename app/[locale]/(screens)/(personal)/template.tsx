import type { ReactNode } from 'react';
import { RenewOnReturn } from '@/components/front/centre/renew-on-return';

/** Made anew with each page, unlike the layout; a page that a step back brings from memory is known by its id. */
export default function PersonalTemplate({ children }: { children: ReactNode }) {
  return (
    <>
      <RenewOnReturn made={crypto.randomUUID()} />
      {children}
    </>
  );
}
