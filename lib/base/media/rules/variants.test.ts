import { pictureSizes, pictureWidths } from '@/lib/platform/shared/format/picture-sizes';
import { parseVariant, variantKey } from './variants';

const parse = (query: string) => parseVariant(new URLSearchParams(query));

test.each([
  ['', null],
  ['t=1763568000000', null],
  ['w=504&h=336', { size: { width: 504, height: 336 }, format: 'jpg' }],
  ['w=504&h=336&f=jpg&t=1763568000000', { size: { width: 504, height: 336 }, format: 'jpg' }],
  ['f=gif&h=280&w=280', { size: { width: 280, height: 280 }, format: 'gif' }],
  ['f=gif', { size: null, format: 'gif' }],
  ['f=jpg', { size: null, format: 'jpg' }],
  ['w=704', { size: { width: 704, height: null }, format: 'jpg' }],
  ['w=1408&f=jpg&t=1763568000000', { size: { width: 1408, height: null }, format: 'jpg' }],
])('%j asks for %j', (query, variant) => {
  expect(parse(query)).toEqual(variant);
});

test.each([
  ['w=504', 'h', 'size'],
  ['h=336', 'w', 'size'],
  ['w=336&h=504', 'w', 'size'],
  ['w=505&h=336', 'w', 'size'],
  ['w=504.0&h=336', 'w', 'size'],
  ['w=0504&h=336', 'w', 'size'],
  ['w=&h=', 'w', 'size'],
  ['w=-504&h=336', 'w', 'size'],
  ['w=1e9&h=1e9', 'w', 'size'],
  ['w=705', 'h', 'size'],
  ['h=704', 'w', 'size'],
  ['w=704&h=', 'w', 'size'],
  ['w=704&f=gif', 'f', 'format'],
  ['w=504&h=336&f=', 'f', 'format'],
  ['w=504&h=336&f=png', 'f', 'format'],
  ['f=JPG', 'f', 'format'],
  ['f=constructor', 'f', 'format'],
  ['t=', 't', 'number'],
  ['t=today', 't', 'number'],
  ['t=1234567890123456', 't', 'number'],
  ['w=504&w=504&h=336', 'w', 'repeated'],
  ['q=100', 'q', 'unknown'],
  ['W=504&H=336', 'W', 'unknown'],
  ['__proto__=1', '__proto__', 'unknown'],
])('%j is refused: %s, %s', (query, field, rule) => {
  let thrown: unknown;
  try {
    parse(query);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({ code: '400', details: { fields: [{ field, rule }] } });
});

test('every size and every width of the tables is taken', () => {
  for (const width of pictureWidths) expect(parse(`w=${width}`)?.size).toEqual({ width, height: null });
  for (const size of pictureSizes) expect(parse(`w=${size.width}&h=${size.height}`)?.size).toEqual(size);
});

test('every variant of a picture has a name of its own', () => {
  const widths = pictureWidths.map((width) => ({ width, height: null }));
  const variants = [null, ...pictureSizes, ...widths].flatMap((size) => [
    variantKey('works/1.jpg', { size, format: 'jpg' }),
    variantKey('works/1.jpg', { size, format: 'gif' }),
  ]);
  expect(new Set(variants).size).toBe(2 * (pictureSizes.length + widths.length + 1));
  expect(variants).toContain('variants/works/1.jpg/704.jpg');
  expect(variants).toContain('variants/works/1.jpg/504x336.jpg');
  expect(variants).toContain('variants/works/1.jpg/whole.gif');
});
