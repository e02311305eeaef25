import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Suggestion } from '@/lib/base/search/contract';
import { renderIn } from '@/test/render';
import { SearchBox } from './search-box';

const suggestions: Suggestion[] = [{ kind: 'video', text: '光影之间', textLanguage: 'zh' }];
const box = () => screen.getByRole<HTMLInputElement>('combobox');

beforeEach(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ code: 'OK', data: suggestions }));
});

test('what is being typed as the page comes alive stays, and suggests', async () => {
  renderIn('zh', <SearchBox searched="" />, () => {
    box().focus();
    box().value = '光影';
  });
  expect(box()).toHaveValue('光影');
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual(['光影之间作品']);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('option')).toBeNull();
});

test('what a browser put back into the box suggests nothing', async () => {
  renderIn('zh', <SearchBox searched="" />, () => {
    box().value = '光影';
  });
  expect(box()).toHaveValue('光影');
  await new Promise((done) => setTimeout(done, 300));
  expect(fetch).not.toHaveBeenCalled();
});
