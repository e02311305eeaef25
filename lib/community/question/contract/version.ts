import { z } from 'zod';
import { endpoint, looseLimit } from '@/lib/platform/shared/endpoint';
import { wireId } from '@/lib/platform/shared/wire';
import * as calls from '../calls';
import { postKinds } from '../codes';

/** What a question or an answer said before a change. */
export const postVersion = z.object({
  /** From 0, the first text. */
  revision: z.int(),
  /** Of a question; empty for an answer. */
  title: z.string(),
  text: z.string(),
  writtenAt: z.iso.datetime({ offset: true }),
});
export type PostVersion = z.output<typeof postVersion>;

export const findPostVersions = endpoint({
  name: 'findPostVersions',
  ...calls.findPostVersions,
  summary: 'The earlier texts of a shown question or answer, the latest first; few, by `questionLimits`.',
  auth: 'public',
  input: z.object({ kind: z.enum(postKinds), id: wireId }),
  data: z.array(postVersion),
  errors: ['NullPointer'],
  limit: looseLimit,
});
