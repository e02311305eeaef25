import { remote } from '@/lib/platform/client/remote';
import type * as contract from '../contract';

/** The way to a film: asked for when it is opened, again when its addresses expire, and to save the whole file. */
export const openPlayback = remote<typeof contract.openPlayback>({
  name: 'openPlayback',
  method: 'GET',
  path: '/api/video/playback',
  background: true,
});
