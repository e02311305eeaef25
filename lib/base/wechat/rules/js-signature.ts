/** What the chat app's JS-SDK signs. `timestamp` is Unix time in seconds. */
export interface Signed {
  ticket: string;
  nonceStr: string;
  timestamp: number;
  url: string;
}

/**
 * The text whose SHA-1 is the signature (WeChat's JS-SDK documentation, appendix 1): its fields sorted by name,
 * unencoded, with the exact address without its hash.
 */
export function textToSign({ ticket, nonceStr, timestamp, url }: Signed): string {
  return `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${withoutFragment(url)}`;
}

/** Whether both URLs have the same host and port. They must be valid URLs. */
export function haveOneHost(url: string, otherUrl: string): boolean {
  return new URL(url).host === new URL(otherUrl).host;
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/s, '');
}
