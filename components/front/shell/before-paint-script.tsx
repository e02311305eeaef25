import { InlineScript } from '@/components/ui/inline-script';
import { beforePaintCode } from '@/lib/platform/client/before-paint';

/** Settles host and language before anything is painted (DESIGN 6 and 7). Stands first in the body. */
export function BeforePaintScript() {
  return <InlineScript code={beforePaintCode} />;
}
