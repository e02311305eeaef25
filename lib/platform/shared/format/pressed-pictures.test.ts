import { pressedPictures } from './pressed-pictures';

const pressed = (html: string) => pressedPictures(html, (picture) => `large: ${picture}`);
const button = (name: string, picture: string) =>
  `<button type="button" data-picture="" aria-label="large: ${name}">${picture}</button>`;

test.each([
  ['words alone', '<p>words</p>', '<p>words</p>'],
  [
    'a picture with a description',
    '<p><img src="/a" alt="the &quot;hall&quot;" /></p>',
    `<p>${button('the &quot;hall&quot;', '<img src="/a" alt="the &quot;hall&quot;" />')}</p>`,
  ],
  [
    'pictures without one, by their numbers',
    '<img src="/a" /><img src="/b" alt="" />',
    button('1', '<img src="/a" />') + button('2', '<img src="/b" alt="" />'),
  ],
  [
    'a picture that is a link stays one',
    '<a href="/x"><img src="/a" /></a><img src="/b" />',
    `<a href="/x"><img src="/a" /></a>${button('1', '<img src="/b" />')}`,
  ],
  [
    'a picture of several widths',
    '<img src="/a" sizes="(width >= 768px) 704px, 100vw" />',
    button('1', '<img src="/a" sizes="(width >= 768px) 704px, 100vw" />'),
  ],
  ['an abbreviation is no link', '<abbr>x</abbr><img src="/b" />', `<abbr>x</abbr>${button('1', '<img src="/b" />')}`],
])('%s', (_, html, expected) => {
  expect(pressed(html)).toBe(expected);
});
