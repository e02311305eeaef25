import { currentRequest } from '@/lib/platform/shared/current-request';

/** A script in the HTML that runs before what follows is painted. `code` is constant and ours. */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant code
  return <script nonce={currentRequest()?.nonce} dangerouslySetInnerHTML={{ __html: code }} />;
}
