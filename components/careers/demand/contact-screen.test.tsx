import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContactStanding } from '@/lib/careers/demand/contract';
import en from '@/messages/en/careers/demand-contact.json';
import zh from '@/messages/zh/careers/demand-contact.json';
import { type Answer, answerCalls } from '@/test/answers';
import { demandItem } from '@/test/demand-item';
import { renderIn } from '@/test/render';
import { ContactScreen } from './contact-screen';

const path = '/api/demand/contact/see';
const contact = { name: '余女士', phone: '021-5555 0100', email: 'yu@yu.example', wechat: '' };

function show(standing: ContactStanding, answer: Answer = { data: contact }, language: 'zh' | 'en' = 'zh') {
  const made = answerCalls({ [path]: answer });
  renderIn(language, <ContactScreen demand={demandItem()} standing={standing} />);
  return made;
}

test('is shown when it is asked for, once, and can be used and copied', async () => {
  const made = show('open');
  expect(made).toEqual([]);
  expect(screen.queryByText(contact.name)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: zh.look }));
  expect(await screen.findByText(contact.name)).toBeVisible();
  expect(made).toEqual([{ path, fields: { id: 'd1' } }]);
  expect(screen.getByRole('link', { name: contact.phone })).toHaveAttribute('href', 'tel:02155550100');
  expect(screen.getByRole('link', { name: contact.email })).toHaveAttribute(
    'href',
    `mailto:yu@yu.example?subject=${encodeURIComponent('河边的光')}`,
  );
  expect(screen.getAllByRole('button').map((one) => one.textContent)).toEqual([
    `${zh.copy} ${zh.phone}`,
    `${zh.copy} ${zh.email}`,
  ]);
  expect(screen.queryByRole('button', { name: zh.look })).toBeNull();
});

test.each([
  ['unverified', zh.missing.unverified.title, zh.verify, '/qualifications'],
  ['closed', zh.missing.closed.title, zh.list, '/findProject'],
] as const)('%s: says what is missing, and the way on', (standing, title, link, href) => {
  show(standing);
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
  expect(screen.queryByRole('button')).toBeNull();
});

test('its owner sees it too, and who has looked', async () => {
  show('own', { data: contact }, 'en');
  expect(screen.getByText(en.about.own)).toBeVisible();
  expect(screen.getByRole('link', { name: en.looks })).toHaveAttribute('href', '/en/projectManage/d1/looks');
});

test.each([
  [{ code: 'IdentityNeeded' }, zh.verify],
  [{ code: 'DemandClosed' }, null],
  [{ code: 'TooManyRequests', retryAfter: 3600 * 5 }, null],
] as const)('what was refused meanwhile is said: %j', async (answer, link) => {
  show('seen', answer);
  await userEvent.click(screen.getByRole('button', { name: zh.look }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.queryByRole('link', { name: zh.verify }) === null).toBe(link === null);
  expect(screen.getByRole('button', { name: zh.look })).toBeVisible();
});
