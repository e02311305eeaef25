import { richTextLimits } from '@/lib/base/rich-text/codes';
import { sanitizeRichText } from '@/lib/base/rich-text/port';
import { processorTime } from '@/test/processor-time';
import { contentText } from './contract';

const text = (body: string) => contentText.safeParse({ title: '', description: '', body });

test('of a body so many tags are taken', () => {
  expect(text('<br>'.repeat(richTextLimits.tags)).success).toBe(true);
  expect(text('<br>'.repeat(richTextLimits.tags + 1)).error?.issues).toMatchObject([
    { path: ['body'], message: 'tooLong' },
  ]);
});

/** Several times the allowed time of a processor, since others slow it down during tests. */
const mostMs = 1000;

test.each(['<b>', '<svg>', '<ul><li>', '<b></i>', '<a href="x">', '<img src="a">', '<'])(
  'they are cleaned while nobody waits: of %s',
  (tags) => {
    const body = tags.repeat(richTextLimits.tags / (tags.split('<').length - 1));
    const times = Array.from({ length: 3 }, () => processorTime(() => sanitizeRichText(body)));
    expect(Math.min(...times)).toBeLessThan(mostMs);
  },
);
