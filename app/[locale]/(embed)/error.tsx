'use client';

import type { ErrorPageProps } from '@/components/front/shell/error-page';
import { LateErrorPage } from '@/components/front/shell/late-error-page';

/** In a frame that is all black a message needs a ground of its own. */
export default function EmbedError(props: ErrorPageProps) {
  return (
    <div className="grid min-h-full place-items-center bg-paper text-ink">
      <LateErrorPage {...props} />
    </div>
  );
}
