import type { ReactNode } from 'react';
import { RenewOnReturn } from '@/components/front/centre/renew-on-return';

/** Mounted again for each page, unlike the layout; a page restored by going back is known by its id. */
export default function PersonalTemplate({ children }: { children: ReactNode }) {
  return (
    <>
      <RenewOnReturn made={crypto.randomUUID()} />
      {children}
    </>
  );
}
