import { z } from 'zod';
import { tagKey } from './tag-key';
import { wireJsonList, writtenText } from './wire';

/**
 * Tags as a person writes them: `most` of them at most, each once, of at most `length` characters (specification section
 * 5). The rules that they break are `required`, `tag`, `tags` and `repeated`.
 */
export function writtenTags({ most, length }: { most: number; length: number }) {
  return wireJsonList(writtenText(length, 'tag').min(1, { error: 'required' })).pipe(
    z
      .array(z.string())
      .max(most, { error: 'tags' })
      .refine((tags) => new Set(tags.map(tagKey)).size === tags.length, { error: 'repeated' }),
  );
}
