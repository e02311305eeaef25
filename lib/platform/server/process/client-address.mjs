import ipaddr from 'ipaddr.js';

/**
 * Reads `TRUSTED_PROXIES`: addresses and CIDR ranges separated by commas. Throws with the part that is neither.
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

/**
 * The client's address: the socket's peer, or, while the peer is a trusted proxy, the next one that it names in
 * X-Forwarded-For, from the right. What an untrusted client claims is never believed (DESIGN 8).
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
