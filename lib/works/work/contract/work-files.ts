import { z } from 'zod';
import { endpoint, writingLimit } from '@/lib/platform/shared/endpoint';
import { wireId, wireInteger } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { workLimits } from '../codes';

const own = { auth: 'user', limit: writingLimit({ max: 120, seconds: 3600 }) } as const;

export const saveCover = endpoint({
  name: 'saveCover',
  ...calls.saveCover,
  ...own,
  summary: 'Takes a picture for a cover, as multipart, and cuts it to 3:2 where the creator says.',
  input: z.object({
    id: wireId,
    picture: z.file(),
    /** The part of the upright picture, in pixels. */
    left: wireInteger({ min: 0, max: 100_000 }),
    top: wireInteger({ min: 0, max: 100_000 }),
    width: wireInteger({ min: 1, max: 100_000 }),
    height: wireInteger({ min: 1, max: 100_000 }),
  }),
  data: z.object({ key: z.string() }),
  errors: ['NullPointer', 'UnsupportedMediaType', 'TooLarge'],
  maxBodyBytes: workLimits.coverBytes + 16 * 1024,
});
