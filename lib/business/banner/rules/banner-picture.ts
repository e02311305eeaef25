/** The media key of a banner's picture: the first `key` of its JSON list (specification section 3), null if malformed. */
export function bannerPicture(image: string): string | null {
  const list = parse(image);
  const first: unknown = Array.isArray(list) ? list[0] : null;
  if (typeof first !== 'object' || first === null || !('key' in first)) return null;
  return typeof first.key === 'string' && first.key !== '' ? first.key : null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
