import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { useState } from 'react';
import en from '@/messages/en/base/staff.json';
import zh from '@/messages/zh/base/staff.json';
import { answerCalls } from '@/test/answers';
import { renderIn } from '@/test/render';
import { ConsoleFrame } from './console-frame';
import { Overview } from './overview';

const sections = [
  { name: 'leads', path: '/staff/leads' },
  { name: 'reviews', path: '/staff/reviews' },
  { name: 'banners', path: '/staff/banners' },
] as const;
const waiting = [
  { section: 'leads', count: 3 },
  { section: 'reviews', count: 0 },
] as const;

const frame = (path: string) => (
  <PathnameContext.Provider value={path}>
    <ConsoleFrame
      sections={sections}
      waiting={[...waiting]}
      person={{ nickname: '林一舟', role: 'sales' }}
      toggle={<a href="/en">EN</a>}
    >
      <Overview sections={sections} waiting={[...waiting]} />
    </ConsoleFrame>
  </PathnameContext.Provider>
);
const nav = () => screen.getByRole('navigation', { name: zh.nav });
const links = () =>
  within(nav())
    .getAllByRole('link')
    .map((link) => link.textContent);

test('says who is there, what they may open and what waits in it', () => {
  renderIn('zh', frame('/staff/leads/1'));
  expect(links()).toEqual(['概览', '合作需求33 项待处理', '文字审核', '横幅']);
  expect(within(nav()).getByRole('link', { current: 'page' })).toHaveAttribute('href', '/staff/leads');
  expect(screen.getByText('林一舟')).toBeVisible();
  expect(screen.getByText(zh.roles.sales)).toBeVisible();
  expect(screen.getByRole('link', { name: zh.toSite })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: zh.skip })).toHaveAttribute('href', '#main');
});

test('stays in its language', () => {
  renderIn('en', frame('/en/staff'));
  const list = screen.getByRole('navigation', { name: en.nav });
  expect(within(list).getByRole('link', { current: 'page' })).toHaveAttribute('href', '/en/staff');
  expect(within(list).getByRole('link', { name: `${en.sections.leads} 3 waiting` })).toHaveAttribute(
    'href',
    '/en/staff/leads',
  );
});

test('loads open items again when another section is opened', async () => {
  const calls = answerCalls({
    '/api/staff/waiting': {
      data: [
        { section: 'leads', count: 0 },
        { section: 'reviews', count: 100 },
      ],
    },
  });
  const view = renderIn('zh', frame('/staff'));
  expect(calls).toEqual([]);
  view.unmount();
  renderIn('zh', <Moving />);
  await userEvent.click(screen.getByRole('button', { name: 'go' }));
  expect(await within(nav()).findByRole('link', { name: /99\+ 项待处理/ })).toHaveAttribute('href', '/staff/reviews');
  expect(calls).toHaveLength(1);
  expect(links()).toContain('合作需求');
});

function Moving() {
  const [path, setPath] = useState('/staff');
  return (
    <>
      <button type="button" onClick={() => setPath('/staff/reviews')}>
        go
      </button>
      {frame(path)}
    </>
  );
}

test('the menu of a phone opens, and closes with Escape and when a page is chosen', async () => {
  renderIn('zh', frame('/staff'));
  const button = screen.getByRole('button', { name: zh.menu });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  await userEvent.click(within(nav()).getByRole('link', { name: '横幅' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

test('the overview leads to what waits, or says that nothing does', () => {
  renderIn('zh', <Overview sections={sections} waiting={[...waiting]} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/staff/leads']);
  expect(screen.getByText(zh.overview.waits.leads)).toBeVisible();
});

test('the overview of a day without open items', () => {
  renderIn('zh', <Overview sections={sections} waiting={[]} />);
  expect(screen.getByText(zh.overview.nothing)).toBeVisible();
});
