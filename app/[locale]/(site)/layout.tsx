import type { ReactNode } from 'react';
import { Frame } from '@/components/front/shell/frame';
import { frameSettings } from '@/lib/app/frame-settings';

/** Marketing pages: the frame and next to nothing else that runs in the browser (DESIGN 7). */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  return <Frame {...(await frameSettings())}>{children}</Frame>;
}
