import { beforePaintCode } from '@/lib/platform/client/before-paint';
import { currentRequest } from '@/lib/platform/shared/current-request';

/** Settles host and language before anything is painted (DESIGN 6 and 7). Stands first in the body. */
export function BeforePaintScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant code
  return <script nonce={currentRequest()?.nonce} dangerouslySetInnerHTML={{ __html: beforePaintCode }} />;
}
