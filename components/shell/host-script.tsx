import { appAgentMarker } from '@/lib/platform/client/host';

/**
 * Says on `<html data-host>`, before the first paint, that the page runs in the own app: a cached page is the same for
 * all, and only its style may differ (DESIGN 7).
 */
export function HostScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant code
  return <script dangerouslySetInnerHTML={{ __html: code }} />;
}

const code = `(function (agent) {
  if (agent.includes('${appAgentMarker}') && !/\\bWindows\\b/i.test(agent))
    document.documentElement.dataset.host = /\\bAndroid\\b/i.test(agent) ? 'app-android' : 'app-ios'
})(navigator.userAgent)`;
