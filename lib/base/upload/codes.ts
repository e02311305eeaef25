/** Limits of an upload (specification section 5). Sizes are in bytes. */
export const uploadLimits = {
  /** A video file is at most 2G. */
  bytes: 2 * 1024 ** 3,
  name: 200,
  /** Maximum number of unused uploads per person. */
  unused: 10,
  /** Days after its last byte until an unused upload expires. */
  days: 7,
};

/** The address of uploads: tus 1.0.0 with `creation`, `checksum`, `expiration` and `termination`. */
export const uploadPath = '/api/upload/files';

/** Size of a piece: usually, at least on an unreliable connection, and at most with a checksum. */
export const uploadChunk = { usual: 4 * 1024 ** 2, least: 256 * 1024, most: 8 * 1024 ** 2 };
