import { InlineScript } from '@/components/ui/inline-script';
import { beforePaintCode } from '@/lib/platform/client/before-paint';

/** Detects host and language before anything is painted (DESIGN 6 and 7). First in the body. */
export function BeforePaintScript() {
  return <InlineScript code={beforePaintCode} />;
}
