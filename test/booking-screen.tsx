import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BookingScreen } from '@/components/business/advertising/booking-screen';
import { messages } from '@/lib/app/messages';
import type { Slot } from '@/lib/business/advertising/codes';
import { bookableWeeks } from '@/lib/business/advertising/rules/weeks';
import type { Language } from '@/lib/platform/shared/language';
import { renderIn } from './render';

export const slotsPath = '/api/advertising/slots';
export const requestPath = '/api/advertising/bookings/request';
const prices = {
  headline: 2_000_000,
  second: 1_200_000,
  articleLink: null,
  A1: 3_000_000,
  A2: 50,
  A3: 0,
  A4: 800_000,
};
export const weeks = bookableWeeks(Date.parse('2026-11-20T12:00:00+08:00'));
export const calendar = (...taken: Slot[]) => ({ data: { weeks, taken } });
export const receipt = { number: 'LF261120-7K3Q2', key: 'k3y', heldUntil: '2026-11-23T23:59:59.999+08:00' };
export const zh = messages.zh.advertising;
export const words = zh.booking;
export const first = '12月7日–13日';
export const second = '12月14日–20日';

export const show = (language: Language = 'zh') => renderIn(language, <BookingScreen prices={prices} />);
export const cell = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });
export const summary = () => screen.getByRole('complementary', { name: words.summary.title });
export const chosen = () =>
  within(summary())
    .queryAllByRole('listitem')
    .map((row) => row.textContent);
export const product = (name: RegExp) => screen.getByRole('radio', { name });
export const press = () => userEvent.click(screen.getByRole('button', { name: words.form.submit }));
export const typed = (name: 'company' | 'message') =>
  screen.getByLabelText<HTMLInputElement>(messages.zh.lead.form[name]);

/** Fills in the customer's details. */
export async function fill() {
  const form = messages.zh.lead.form;
  await userEvent.type(screen.getByLabelText(form.company), '光点工作室');
  await userEvent.type(screen.getByLabelText(form.name), '林默');
  await userEvent.type(screen.getByLabelText(form.mobile), '13800138000');
  await userEvent.type(screen.getByLabelText(form.message), '十二月的光影节');
  await userEvent.click(screen.getByRole('checkbox', { name: /隐私/ }));
}
