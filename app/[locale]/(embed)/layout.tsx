import type { Viewport } from 'next';
import { type ReactNode, Suspense } from 'react';
import { BridgeKeeper } from '@/components/front/shell/bridge-keeper';
import { MarkerKeeper } from '@/components/front/shell/marker-keeper';

export const viewport: Viewport = { themeColor: '#08080a', colorScheme: 'dark' };

/** Pages shown in frames of other sites and in the native app: black, with nothing around the content. */
export default function EmbedLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <BridgeKeeper />
      <Suspense>
        <MarkerKeeper />
      </Suspense>
      <main className="fixed inset-0 bg-shade pt-[env(safe-area-inset-top)] pr-[env(safe-area-inset-right)] pb-[env(safe-area-inset-bottom)] pl-[env(safe-area-inset-left)] text-white">
        {children}
      </main>
    </>
  );
}
