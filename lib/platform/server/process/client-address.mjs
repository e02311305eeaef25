import ipaddr from 'ipaddr.js';

/**
 * Parses `TRUSTED_PROXIES`: addresses and CIDR ranges separated by commas. Throws with the invalid part.
 * @param {string} list
 */
export function parseTrusted(list) {
  const parts = list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.map((part) => {
    if (ipaddr.isValidCIDR(part)) return ipaddr.parseCIDR(part);
    if (!ipaddr.isValid(part)) throw new Error(`TRUSTED_PROXIES has ${part}, which is neither an address nor a range.`);
    const address = ipaddr.process(part);
    return [address, address.kind() === 'ipv4' ? 32 : 128];
  });
}

/** Headers with a client address, as spelled by proxies and content delivery networks. */
const claims =
  /^(?:forwarded|x-forwarded-for|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip)$/i;

/**
 * The client's address. The headers that claim one are removed from the request, including `rawHeaders`, so that later
 * code cannot use them.
 * @param {import('node:http').IncomingMessage} request
 * @param {ReturnType<typeof parseTrusted>} trusted
 */
export function takeClientAddress({ headers, rawHeaders, socket }, trusted) {
  const client = clientAddress(socket.remoteAddress ?? '', String(headers['x-forwarded-for'] ?? ''), trusted);
  for (let at = rawHeaders.length - 2; at >= 0; at -= 2) {
    const name = rawHeaders[at] ?? '';
    if (!claims.test(name)) continue;
    delete headers[name.toLowerCase()];
    rawHeaders.splice(at, 2);
  }
  return client;
}

/**
 * The client's address: the socket's peer, or, while the peer is a trusted proxy, the next one in X-Forwarded-For, from
 * the right. Claims of untrusted clients are ignored (DESIGN 8).
 * @param {string} peer address of the socket
 * @param {string} forwarded the header as received
 * @param {ReturnType<typeof parseTrusted>} trusted
 * @returns {string}
 */
export function clientAddress(peer, forwarded, trusted) {
  const hops = forwarded
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  let client = normal(peer);
  while (isTrusted(client, trusted)) {
    const next = hops.pop();
    if (!next || !ipaddr.isValid(next)) break;
    client = normal(next);
  }
  return client;
}

function normal(address) {
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

function isTrusted(address, trusted) {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  return trusted.some(([range, bits]) => range.kind() === parsed.kind() && parsed.match(range, bits));
}
