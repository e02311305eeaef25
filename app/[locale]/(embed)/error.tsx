'use client';

import type { ErrorPageProps } from '@/components/front/shell/error-page';
import { LateErrorPage } from '@/components/front/shell/late-error-page';

/** The frame is all black, so an error message needs a background of its own. */
export default function EmbedError(props: ErrorPageProps) {
  return (
    <div className="grid min-h-full place-items-center bg-paper text-ink">
      <LateErrorPage {...props} />
    </div>
  );
}
