import { fireEvent, render } from '@testing-library/react';
import { Picture } from './picture';

const cuts = [
  { width: 504, height: 336 },
  { width: 1008, height: 672 },
] as const;
const wideCuts = [{ width: 1296, height: 494 }] as const;

function show(part: Parameters<typeof Picture>[0]) {
  const { container, rerender } = render(<Picture {...part} />);
  return {
    image: () => container.querySelector('img'),
    source: () => container.querySelector('source'),
    again: (next: typeof part) => rerender(<Picture {...next} />),
  };
}

test('gives way to the fallback when it cannot be loaded, and to a new picture after that', () => {
  const part = { picture: 'a.jpg', cuts, wideCuts, sizes: '100vw' } as const;
  const { image, source, again } = show(part);
  expect(source()).toHaveAttribute('srcset', '/media/a.jpg?w=1296&h=494&f=jpg 1296w');
  fireEvent.error(image() as HTMLImageElement);
  expect(image()).toHaveAttribute('src', '/fallback/picture.svg');
  expect(image()).not.toHaveAttribute('srcset');
  expect(source()).toBeNull();
  again({ ...part, picture: 'b.jpg' });
  expect(image()).toHaveAttribute('src', '/media/b.jpg?w=504&h=336&f=jpg');
});

test('what a host in front of ours does not hand out is asked of ourselves before it gives way', () => {
  process.env.NEXT_PUBLIC_IMAGE_HOST = 'https://img.example';
  const { image } = show({ picture: 'a.jpg', cuts, sizes: '100vw' });
  const sources = [image()?.src];
  for (let turn = 0; turn < 2; turn += 1) {
    fireEvent.error(image() as HTMLImageElement);
    sources.push(image()?.src);
  }
  delete process.env.NEXT_PUBLIC_IMAGE_HOST;
  expect(sources).toEqual([
    'https://img.example/a.jpg?w=504&h=336&f=jpg',
    'http://localhost/media/a.jpg?w=504&h=336&f=jpg',
    'http://localhost/fallback/picture.svg',
  ]);
});

test('a picture that failed before React arrived gives way as well', () => {
  jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const { image } = show({ picture: 'a.jpg', cuts, sizes: '100vw', fallback: '/fallback/avatar.svg' });
  expect(image()).toHaveAttribute('src', '/fallback/avatar.svg');
});

test('keeps its room by its size, and comes when it is near unless it is the first', () => {
  const { image, again } = show({ picture: 'a.jpg', cuts, sizes: '100vw' });
  expect(image()).toHaveAttribute('width', '504');
  expect(image()).toHaveAttribute('height', '336');
  expect(image()).toHaveAttribute('loading', 'lazy');
  expect(image()).not.toHaveAttribute('fetchpriority');
  again({ picture: 'a.jpg', cuts, sizes: '100vw', first: true });
  expect(image()).toHaveAttribute('loading', 'eager');
  expect(image()).toHaveAttribute('fetchpriority', 'high');
});
