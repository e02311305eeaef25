import { beforePaintCode } from '@/lib/platform/client/before-paint';
import { scriptNonce } from '@/lib/platform/shared/script-nonce';

/** Settles host and language before anything is painted (DESIGN 6 and 7). Stands first in the body. */
export function BeforePaintScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant code
  return <script nonce={scriptNonce()} dangerouslySetInnerHTML={{ __html: beforePaintCode }} />;
}
