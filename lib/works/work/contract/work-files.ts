import { z } from 'zod';
import { endpoint, writingLimit } from '@/lib/platform/shared/endpoint';
import { wireCut, wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { workLimits } from '../codes';

const own = { auth: 'user', limit: writingLimit({ max: 120, seconds: 3600 }) } as const;

export const saveCover = endpoint({
  name: 'saveCover',
  ...calls.saveCover,
  ...own,
  summary: 'Takes a picture for a cover, as multipart, and cuts it to 3:2 where the creator says.',
  input: z.object({ id: wireId, picture: z.file(), ...wireCut }),
  data: z.object({ key: z.string() }),
  errors: ['NullPointer', 'UnsupportedMediaType', 'TooLarge'],
  maxBodyBytes: workLimits.coverBytes + 16 * 1024,
});
