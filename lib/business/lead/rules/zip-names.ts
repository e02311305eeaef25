const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const [endBytes, entryBytes] = [22, 46];
const longestComment = 0xffff;

/** The file names in a ZIP archive's directory; null for other, broken or ZIP64 files. Nothing is unpacked. */
export function zipNames(bytes: Uint8Array): string[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  const names: string[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + entryBytes > end || view.getUint32(at, true) !== entrySignature) return null;
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const nameEnd = at + entryBytes + (name ?? 0);
    if (nameEnd > end) return null;
    names.push(new TextDecoder().decode(bytes.subarray(at + entryBytes, nameEnd)));
    at = nameEnd + (extra ?? 0) + (comment ?? 0);
  }
  return names;
}

/** Position of the end-of-directory record: its comment must reach to the end of the file. */
function findEnd(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - endBytes - longestComment);
  for (let at = view.byteLength - endBytes; at >= first; at -= 1) {
    if (view.getUint32(at, true) !== endSignature) continue;
    if (at + endBytes + view.getUint16(at + 20, true) === view.byteLength) return at;
  }
  return null;
}
