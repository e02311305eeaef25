import { screen } from '@testing-library/react';
import type { Certificate } from '@/lib/events/award/contract';
import zh from '@/messages/zh/events/award.json';
import { renderIn } from '@/test/render';
import { CertificateScreen } from './certificate-screen';

const certificate: Certificate = {
  kind: 'awarded',
  award: { text: '金奖', language: 'zh' },
  contest: { text: '新媒体艺术奖', language: 'zh', name: 'new-light' },
  organiser: '光场',
  entry: { text: '潮汐灯', language: 'zh', number: 7, teamName: '夜行组' },
  person: '林一舟',
  publishedTime: '2026-11-01T18:00:00.000+08:00',
};
const show = (change: Partial<Certificate> = {}) =>
  renderIn('zh', <CertificateScreen certificate={{ ...certificate, ...change }} code="0123456789ABCDEF" />);

test('says what it certifies, of whom, and what proves it', () => {
  show();
  expect(screen.getByText(zh.certificate.valid)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '金奖' })).toBeVisible();
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['潮汐灯编号 7', '夜行组', '林一舟', '光场', '2026-11-01', '0123-4567-89AB-CDEF']);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/match/new-light',
    '/match/new-light/integrity',
  ]);
});

test('one of a shortlist says so; who has erased their account is named no more', () => {
  show({ kind: 'shortlisted', award: { text: '', language: 'zh' }, person: '' });
  expect(screen.getByRole('heading', { level: 1, name: zh.certificate.shortlisted })).toBeVisible();
  expect(screen.getByText(zh.certificate.erased)).toBeVisible();
});
