import { screen, within } from '@testing-library/react';
import { renderIn } from '@/test/render';
import { BusinessAdvertisingFront } from './business-advertising-front';
import { BusinessContactFront } from './business-contact-front';
import type { BusinessWays } from './business-form-link';
import { BusinessServiceFront } from './business-service-front';

const ways: BusinessWays = { hotline: '021-5555 0142', email: null, forms: {} };
const addresses = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));

const words = {
  zh: {
    prefix: '',
    choice: '你想合作什么？',
    contact: '联系我们',
    request: '提交项目需求',
    offers: ['咨询', '资源整合', '解决方案', '产品输出'],
    offersTitle: '我们做什么',
    fields: '市场与应用',
    book: '预订广告位',
    customer: '联系客服',
  },
  en: {
    prefix: '/en',
    choice: 'What shall we do together?',
    contact: 'Contact us',
    request: 'Send a project request',
    offers: ['Consulting', 'Resource integration', 'Solutions', 'Product output'],
    offersTitle: 'What we do',
    fields: 'Markets and applications',
    book: 'Book an advertisement',
    customer: 'Chat with us',
  },
} as const;

describe.each(['zh', 'en'] as const)('%s', (language) => {
  const t = words[language];

  test('contact: what editors have written, and a popup of activities, advertising, competitions and sales', () => {
    const letter = { title: '写信给我们', language: 'zh', body: <p>灯亮着，就是有人。</p> } as const;
    renderIn(language, <BusinessContactFront ways={ways} letter={letter} />);
    const title = screen.getByRole('heading', { level: 1, name: '写信给我们' });
    if (language === 'zh') expect(title).not.toHaveAttribute('lang');
    else expect(title).toHaveAttribute('lang', 'zh-CN');
    expect(screen.getByText('灯亮着，就是有人。')).toBeVisible();
    // As after a press on its button; jsdom has no popovers.
    screen.getByRole('dialog', { hidden: true }).toggleAttribute('open', true);
    const popup = within(screen.getByRole('dialog', { name: t.choice }));
    expect(addresses(popup.getAllByRole('link'))).toEqual(
      ['activities', 'advertising', 'competitions', 'sales'].map((one) => `${t.prefix}/business/request/${one}`),
    );
  });

  test('contact: without a letter the ways to reach us stand all the same', () => {
    renderIn(language, <BusinessContactFront ways={ways} letter={null} />);
    expect(screen.getByRole('heading', { level: 1, name: t.contact })).toBeVisible();
    expect(screen.getByText('021-5555 0142')).toBeVisible();
  });

  test('service: four services, markets and applications, four cards and two buttons', () => {
    const { container } = renderIn(language, <BusinessServiceFront forms={{}} />);
    const offered = within(screen.getByRole('region', { name: t.offersTitle }));
    expect(offered.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([...t.offers]);
    expect(within(screen.getByRole('region', { name: t.fields })).getAllByRole('listitem')).toHaveLength(14);
    expect(
      addresses(screen.getAllByRole('link')).filter((address) => /\/request\/(?!industry)/.test(address ?? '')),
    ).toHaveLength(4);
    const dock = within(container.querySelector('.dock') as HTMLElement);
    const buttons = dock.getAllByRole('link');
    expect(buttons.map((button) => button.textContent)).toEqual([t.contact, t.request]);
    expect(addresses(buttons)).toEqual([`${t.prefix}/contact-us`, `${t.prefix}/business/request/industry`]);
  });

  test('advertisement: says what must be known, and leads to booking and to customer service', () => {
    const parts = { tables: 'T', positions: 'P', materials: 'M', rules: 'R' };
    const { container } = renderIn(
      language,
      <BusinessAdvertisingFront title="广告投放" language="zh" intro={<p>先审核</p>} weeksAhead={2} {...parts} />,
    );
    expect(screen.getByText(language === 'zh' ? /提前 2 周预订/ : /at least 2 weeks ahead/)).toBeVisible();
    expect(screen.getByText('先审核')).toBeVisible();
    const dock = within(container.querySelector('.dock') as HTMLElement);
    expect(dock.getAllByRole('link').map((button) => button.textContent)).toEqual([t.customer, t.book]);
    expect(addresses(screen.getAllByRole('link', { name: t.book }))).toEqual(
      Array(2).fill(`${t.prefix}/advertisement/booking`),
    );
  });
});
