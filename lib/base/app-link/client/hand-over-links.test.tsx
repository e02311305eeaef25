import { fireEvent, render, screen } from '@testing-library/react';
import { handOverLinks } from './hand-over-links';

const app = { openVideo: jest.fn(), openLogin: jest.fn() };
const onClick = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
let end: () => void;

beforeEach(() => {
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (Linux; Android 15; Pixel 9) LightfieldApp/2.1');
  Object.assign(window, { android: app });
  jest.clearAllMocks();
  end = handOverLinks();
});
afterEach(() => {
  end();
  Reflect.deleteProperty(window, 'android');
});

function link(href: string) {
  render(
    <a href={href} onClick={onClick}>
      <b>作品</b>
    </a>,
  );
  return screen.getByText('作品');
}

test('a press on a link goes to the app and no further', () => {
  const goesOn = fireEvent.click(link('/en/video/detail/v1'));
  expect(app.openVideo.mock.calls).toEqual([['v1']]);
  expect(goesOn).toBe(false);
  expect(onClick).not.toHaveBeenCalled();
});

test('the way to the login tells the app where to come back to', () => {
  fireEvent.click(link('/login?redirecturl=%2FPeopleCenter'));
  expect(app.openLogin.mock.calls).toEqual([[`${location.origin}/PeopleCenter`]]);
});

test.each([
  ['a link to a page of ours', '/Find', {}],
  ['another site', 'https://example.org/video/detail/v1', {}],
  ['a press with a key', '/video/detail/v1', { ctrlKey: true }],
  ['the middle button', '/video/detail/v1', { button: 1 }],
])("%s is the page's own", (_, href, press) => {
  fireEvent.click(link(href), press);
  expect(app.openVideo).not.toHaveBeenCalled();
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('what the app does not take is opened by the page', () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  fireEvent.click(link('/otherPeople?userId=u1'));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(warned).toHaveBeenCalledTimes(1);
});

test('ended, it leaves all links to the page', () => {
  end();
  fireEvent.click(link('/video/detail/v1'));
  expect(app.openVideo).not.toHaveBeenCalled();
  expect(onClick).toHaveBeenCalledTimes(1);
});
