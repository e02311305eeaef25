import { screen, within } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { messages } from '@/lib/app/messages';
import { bookingRules } from '@/lib/business/advertising/codes';
import { renderIn } from '@/test/render';
import type { Figure } from './business-figures';
import type { BusinessWays } from './business-form-link';
import { BusinessFront, hasOwnForms } from './business-front';
import { questionsOf } from './business-questions';

const ways: BusinessWays = { hotline: '+86 (21) 5555-0142', email: 'business@light.example', forms: {} };
const nothing: BusinessWays = { hotline: null, email: null, forms: {} };
const elsewhere = 'https://forms.example.org/a?b=1';

const figures = {
  zh: [
    { value: '80%', label: { text: '的国家有光场的创作者', language: 'zh' } },
    { value: '24', label: { text: '个频道', language: 'zh' } },
  ],
  en: [
    { value: '80%', label: { text: 'of countries have artists on Lightfield', language: 'en' } },
    { value: '24', label: { text: '个频道', language: 'zh' } },
  ],
} as const satisfies Record<string, readonly Figure[]>;

function show(language: 'zh' | 'en', given: BusinessWays = ways, shown: readonly Figure[] = figures[language]) {
  const t = createTranslator({ locale: language, messages: messages[language], namespace: 'business.page.questions' });
  const questions = questionsOf(t, hasOwnForms(given.forms), bookingRules);
  return renderIn(language, <BusinessFront ways={given} figures={shown} questions={questions} />);
}

const words = {
  zh: {
    prefix: '',
    reach: '80%的国家有光场的创作者。从一条推送',
    services: '四种合作方式',
    forms: ['填写对接需求', '填写活动需求', '填写征集需求', '填写投放需求'],
    names: ['资源对接', '活动合作', '赛事征集', '广告投放'],
    cooperate: '我要合作',
    customer: '联系客服',
    choice: '你想合作什么？',
    cancel: '取消',
    call: '电话咨询',
    contact: '直接和我们说',
  },
  en: {
    prefix: '/en',
    reach: '80% of countries have artists on Lightfield. From a single post',
    services: 'Four ways to work together',
    forms: [
      'Send a matching request',
      'Send an activity request',
      'Send a competition request',
      'Send an advertising request',
    ],
    names: ['Resource matching', 'Activities', 'Competitions and open calls', 'Advertising'],
    cooperate: 'I want to cooperate',
    customer: 'Chat with us',
    choice: 'What shall we do together?',
    cancel: 'Cancel',
    call: 'Call us',
    contact: 'Talk to us',
  },
} as const;

/** The dialog as after a press on its button; jsdom has no popovers. */
function opened(): HTMLElement {
  const popup = screen.getByRole('dialog', { hidden: true });
  popup.toggleAttribute('open', true);
  return popup;
}

const addresses = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const formsOf = (prefix: string) =>
  ['resources', 'activities', 'competitions', 'advertising'].map((service) => `${prefix}/business/request/${service}`);

describe.each(['zh', 'en'] as const)('%s', (language) => {
  const t = words[language];

  test('has one title, and names the first figure in its first sentence', () => {
    show(language);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByText((text) => text.startsWith(t.reach))).toBeVisible();
  });

  test('each of four cards leads to its form', () => {
    show(language);
    const cards = within(screen.getByRole('region', { name: t.services }));
    expect(cards.getAllByRole('heading', { level: 3 }).map((card) => card.textContent)).toEqual([...t.names]);
    const links = cards.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([...t.forms]);
    expect(addresses(links)).toEqual(formsOf(t.prefix));
  });

  test('a popup without a script asks for one of the four, and its button closes it', () => {
    show(language);
    expect(screen.getByRole('dialog', { hidden: true })).not.toBeVisible();
    const popup = opened();
    expect(popup).toHaveAccessibleName(t.choice);
    expect(popup).toHaveAttribute('popover', 'auto');
    const openers = screen.getAllByRole('button', { name: t.cooperate });
    expect(openers).toHaveLength(2);
    for (const opener of openers) {
      expect(opener).toHaveAttribute('popovertarget', popup.id);
      expect(opener).not.toHaveAttribute('popovertargetaction');
    }
    const inside = within(popup);
    expect(addresses(inside.getAllByRole('link'))).toEqual(formsOf(t.prefix));
    const cancel = inside.getByRole('button', { name: t.cancel });
    expect(cancel).toHaveAttribute('popovertarget', popup.id);
    expect(cancel).toHaveAttribute('popovertargetaction', 'hide');
  });

  test('the hotline is dialled and the e-mail written to; customer service is a page', () => {
    show(language);
    const calls = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('tel:'));
    expect(addresses(calls)).toEqual(['tel:+862155550142', 'tel:+862155550142']);
    expect(calls[0]).toHaveTextContent('+86 (21) 5555-0142');
    expect(calls[1]).toHaveTextContent(t.call);
    const contact = within(screen.getByRole('region', { name: t.contact }));
    expect(addresses(contact.getAllByRole('link'))).toEqual([
      'tel:+862155550142',
      'mailto:business@light.example',
      `${t.prefix}/customer`,
    ]);
    expect(addresses(screen.getAllByRole('link', { name: t.customer }))).toEqual([`${t.prefix}/customer`]);
  });

  test('what is not configured is not shown, and customer service takes the place of the call', () => {
    show(language, nothing);
    expect(screen.queryByRole('link', { name: t.call })).toBeNull();
    const contact = within(screen.getByRole('region', { name: t.contact }));
    expect(addresses(contact.getAllByRole('link'))).toEqual([`${t.prefix}/customer`]);
    expect(addresses(screen.getAllByRole('link', { name: t.customer }))).toEqual(Array(2).fill(`${t.prefix}/customer`));
  });

  test('each id is there once, and every region is named by its heading', () => {
    const { container } = show(language);
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const region of container.querySelectorAll('[aria-labelledby]'))
      expect(container.querySelector(`#${region.getAttribute('aria-labelledby')}`)).not.toBeNull();
  });
});

test('a form elsewhere opens in a new tab, from its card and from the popup', () => {
  show('zh', { ...ways, forms: { activities: elsewhere } });
  opened();
  const links = screen.getAllByRole('link', { name: /在新窗口打开/ });
  expect(addresses(links)).toEqual([elsewhere, elsewhere]);
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  expect(screen.getByRole('link', { name: '填写对接需求' })).not.toHaveAttribute('target');
});

test('where a form is elsewhere nothing is promised of our own', () => {
  const { unmount } = show('zh');
  expect(screen.getByText('拿到编号')).toBeVisible();
  expect(screen.getByText('提交需求要先注册吗？')).toBeVisible();
  expect(screen.getByText(/最多 5 个文件/)).toBeVisible();
  unmount();
  show('zh', { ...ways, forms: { resources: elsewhere } });
  expect(screen.queryByText('拿到编号')).toBeNull();
  expect(screen.queryByText('提交需求要先注册吗？')).toBeNull();
  expect(screen.queryByText(/最多 5 个文件/)).toBeNull();
  expect(screen.getByText(/最少提前 2 周预订/)).toBeInTheDocument();
});

test('without figures the page says nothing of them', () => {
  show('zh', ways, []);
  expect(screen.queryByText('光场的几个数字')).toBeNull();
  expect(screen.getByText(/^从一条推送到一座光影节/)).toBeVisible();
});

test('a figure that is not translated says so, and begins no English sentence', () => {
  show('en', ways, [...figures.en].reverse());
  expect(screen.getByText('个频道')).toHaveAttribute('lang', 'zh-CN');
  expect(screen.getByText(/^From a single post/)).toBeVisible();
});
