import fc from 'fast-check';
import { embedCode } from './embed-code';

const url = 'https://lightfield.example/en/VideoPlayer?id=v1';
const wide = { width: 1920, height: 1080 };

test('is a frame that may fill the screen and float, named by the work', () => {
  expect(embedCode({ url, title: '光的褶皱', size: wide })).toBe(
    `<iframe src="${url}" title="光的褶皱" width="640" height="360" ` +
      'style="aspect-ratio: 640 / 360; height: auto; max-width: 100%; border: 0" ' +
      'allow="fullscreen; picture-in-picture" loading="lazy"></iframe>',
  );
});

test('an upright film stands in an upright frame', () => {
  expect(embedCode({ url, title: 'a', size: { width: 1080, height: 1920 } })).toContain('width="360" height="640"');
});

/** How a browser parses the code. */
function placed(title: string) {
  const place = document.createElement('div');
  place.innerHTML = embedCode({ url, title, size: wide });
  return place;
}

test('whatever a work is called, its code is one frame with that name and nothing else', () => {
  const hostile = fc.stringMatching(/^[-<>"'&/=; a-z0-9\n]+$/);
  fc.assert(
    fc.property(
      fc.oneof(hostile, fc.constant('"></iframe><script>alert(1)</script>'), fc.constant('&quot;')),
      (title) => {
        const place = placed(title);
        expect(place.childNodes).toHaveLength(1);
        expect(place.querySelectorAll('*')).toHaveLength(1);
        expect(place.querySelector('iframe')?.title).toBe(title.replaceAll(/\s+/g, ' '));
        expect(place.querySelector('iframe')?.attributes).toHaveLength(7);
      },
    ),
  );
});
