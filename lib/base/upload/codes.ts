/** Bounds of an upload (specification section 5). Sizes are in bytes. */
export const uploadLimits = {
  /** A video file is at most 2G. */
  bytes: 2 * 1024 ** 3,
  name: 200,
  /** Uploads that one person may have begun and not used. */
  unused: 10,
  /** Days after its last byte that an upload nobody uses is kept. */
  days: 7,
};

/** Where uploads are begun and continued: tus 1.0.0 with `creation`, `checksum`, `expiration` and `termination`. */
export const uploadPath = '/api/upload/files';

/** What the browser sends at a time, the least on a line that keeps breaking, and the most that may come with a checksum. */
export const uploadChunk = { usual: 4 * 1024 ** 2, least: 256 * 1024, most: 8 * 1024 ** 2 };
