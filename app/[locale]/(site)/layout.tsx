import type { ReactNode } from 'react';
import { Frame } from '@/components/front/shell/frame';
import { frameSettings } from '@/lib/app/frame-settings';

/** Marketing pages: the frame, and almost no code for the browser (DESIGN 7). */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  return <Frame {...(await frameSettings())}>{children}</Frame>;
}
