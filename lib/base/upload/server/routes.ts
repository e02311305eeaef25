import type { Protocol } from '@/lib/platform/server/api/protocol';
import { type Route, route } from '@/lib/platform/server/api/route';
import type { RateLimit } from '@/lib/platform/shared/endpoint';
import * as contract from '../contract';
import { findUploads } from './find-uploads';
import { serveUpload } from './serve-upload';

export const uploadRoutes: readonly Route[] = [route(contract.findUploads, findUploads)];

/**
 * A file of 2 GiB comes in 512 requests, in half a minute on a fast connection; and carriers share addresses. Both
 * limits are loose: how much an account may start, and keep unfinished, is limited strictly where an upload starts.
 */
const pieceLimit: RateLimit = { max: 3000, seconds: 60 };

export const uploadProtocol: Protocol = {
  name: 'upload',
  methods: ['GET', 'POST', 'PATCH', 'DELETE', 'OPTIONS'],
  paths: [contract.uploadPath, `${contract.uploadPath}/:id`],
  auth: 'user',
  limit: { address: pieceLimit, account: pieceLimit },
  serve: serveUpload,
};
