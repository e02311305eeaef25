import fc from 'fast-check';
import { readWebVtt, writeWebVtt } from './web-vtt';

const kept = (file: string) => writeWebVtt(readWebVtt(file));
const one = (text: string) => `WEBVTT\n\n00:01.000 --> 00:02.000\n${text}\n`;

test('keeps times and words, and nothing else', () => {
  const file = [
    '\ufeffWEBVTT - a title\nKind: captions',
    'STYLE\n::cue { background: url(https://evil.example/x) }',
    'REGION\nid:fred',
    'NOTE\n<script>alert(1)</script>',
    'opening\n00:01.000 --> 00:02.500 align:start position:10%\n<v Lin><b>光</b> &amp; 影</v>\n第二行',
    '100:00:00.000 --> 100:00:01.000\nfar',
  ].join('\r\n\r\n');
  expect(kept(file)).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n光 &amp; 影\n第二行\n\n100:00:00.000 --> 100:00:01.000\nfar\n',
  );
});

test.each([
  ['<img src=x onerror=alert(1)>hello', 'hello'],
  ['<c.a><00:00:01.500>kara<i>oke', 'karaoke'],
  ['hello <script', 'hello'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['&#60;b&#62;', '&amp;#60;b&amp;#62;'],
  ['a --&gt; b', 'a --&gt; b'],
  ['bell\u0007 and\u2028line', 'bell  and line'],
])('of %j is kept %j', (text, plain) => {
  expect(kept(one(text))).toBe(`WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n${plain}\n`);
});

test.each([
  ['WEBVTTX\n\n00:01.000 --> 00:02.000\na', 'header', 'file'],
  ['1\n00:01.000 --> 00:02.000\na', 'header', 'file'],
  ['WEBVTT\n\n00:01,000 --> 00:02,000\na', 'cue', 'file.3'],
  ['WEBVTT\n\n00:01.000 --> 00:61.000\na', 'cue', 'file.3'],
  ['WEBVTT\n\n1:00:01.000 --> 1:00:02.000\na', 'cue', 'file.3'],
  ['WEBVTT\n\njust words', 'cue', 'file.3'],
  ['WEBVTT\n\nname\n', 'cue', 'file.3'],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\na\n00:03.000 --> 00:04.000\nb', 'cue', 'file.3'],
  ['WEBVTT\n\n00:02.000 --> 00:02.000\na', 'times', 'file.3'],
  ['WEBVTT\n\n00:02.000 --> 00:01.000\na', 'times', 'file.3'],
  ['WEBVTT\n\n00:05.000 --> 00:06.000\na\n\n00:01.000 --> 00:02.000\nb', 'times', 'file.6'],
  ['\ufeffWEBVTT\r\nKind: captions\r\n\r\n\r\n\r\n00:01 --> 00:02\r\na', 'cue', 'file.6'],
  [one('光'.repeat(1001)), 'long', 'file.3'],
  ['WEBVTT', 'empty', 'file'],
  [one('<b></b>'), 'empty', 'file'],
])('%j breaks the rule %s', (file, rule, field) => {
  expect(() => readWebVtt(file)).toThrow(
    expect.objectContaining({ code: '400', details: { fields: [{ field, rule }] } }),
  );
});

test('what is written is read as the same, and holds no markup', () => {
  const cue = fc.record({ wait: fc.nat(5000), lasts: fc.integer({ min: 1, max: 9_000_000 }), text: fc.string() });
  fc.assert(
    fc.property(fc.array(cue, { minLength: 1 }), (parts) => {
      let from = 0;
      const cues = parts.map(({ wait, lasts, text }) => {
        from += wait;
        return { from, to: from + lasts, text: `x${text.replaceAll(/\s+|[^\x20-\x7e]/g, ' ').trimEnd()}` };
      });
      const written = writeWebVtt(cues);
      expect(readWebVtt(written)).toEqual(cues);
      expect(written.replaceAll(' --> ', '')).not.toMatch(/[<>]/);
    }),
  );
});
