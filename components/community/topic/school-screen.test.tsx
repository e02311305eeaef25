import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ArtSchoolItem } from '@/lib/community/topic/contract';
import en from '@/messages/en/community/art-schools.json';
import zh from '@/messages/zh/community/art-schools.json';
import { renderIn } from '@/test/render';
import { SchoolScreen } from './school-screen';

const words = { zh, en };
const school = (name: string, pinyin: string, province: string, more: Partial<ArtSchoolItem> = {}): ArtSchoolItem => ({
  ...{ id: pinyin.replaceAll(' ', ''), name, otherName: `${name} EN`, otherLanguage: 'en', pinyin, province },
  ...{ letter: pinyin.charAt(0).toUpperCase(), provinceName: `省 ${province}`, city: '某市', url: '', channel: null },
  ...more,
});
const schools = [
  school('湖北美术学院', 'hu bei mei shu xue yuan', '420000', { url: 'https://www.hifa.edu.cn' }),
  school('中国美术学院', 'zhong guo mei shu xue yuan', '330000', {
    channel: { id: 'topic-16', thumb: null, videoCount: 3 },
  }),
  school('中央美术学院', 'zhong yang mei shu xue yuan', '110000'),
];

/** The names of the schools in the directory, in their order. */
const listed = () => screen.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);

describe.each(['zh', 'en'] as const)('the directory of art schools in %s', (language) => {
  const t = words[language];
  const prefix = language === 'en' ? '/en' : '';

  test('groups schools by letter, each with its site, and its channel or the way to one', () => {
    renderIn(language, <SchoolScreen schools={schools} />);
    expect(listed()).toEqual(schools.map(({ name }) => name));
    const group = within(screen.getByRole('region', { name: 'Z' }));
    expect(group.getAllByRole('listitem')).toHaveLength(2);
    expect(group.getByRole('link', { name: /中国美术学院.*3/ })).toHaveAttribute(
      'href',
      `${prefix}/topicIntroduce?topicId=topic-16`,
    );
    expect(group.getByRole('link', { name: t.startOf.replace('{name}', '中央美术学院') })).toHaveAttribute(
      'href',
      `${prefix}/AddTopic/new?school=zhongyangmeishuxueyuan`,
    );
    const site = screen.getByRole('link', { name: t.siteOf.replace('{name}', '湖北美术学院') });
    expect(site).toHaveAttribute('href', 'https://www.hifa.edu.cn');
    expect(within(screen.getByRole('region', { name: t.channels })).getAllByRole('listitem')).toHaveLength(1);
    const letters = within(screen.getByRole('navigation', { name: t.jump })).getAllByRole('link');
    expect(letters.map((link) => link.getAttribute('href'))).toEqual(['#letter-H', '#letter-Z']);
  });

  test('narrows them by province, letter and name, and says when there is none', async () => {
    const user = userEvent.setup();
    renderIn(language, <SchoolScreen schools={schools} />);
    await user.selectOptions(screen.getByRole('combobox', { name: t.province }), '330000');
    expect(listed()).toEqual(['中国美术学院']);
    await user.selectOptions(screen.getByRole('combobox', { name: t.province }), '');
    await user.click(within(screen.getByRole('group', { name: t.letter })).getByRole('button', { name: 'Z' }));
    expect(listed()).toEqual(['中国美术学院', '中央美术学院']);
    await user.type(screen.getByRole('searchbox', { name: t.search }), '央美');
    expect(listed()).toEqual(['中央美术学院']);
    await user.type(screen.getByRole('searchbox', { name: t.search }), '?');
    expect(listed()).toEqual([]);
    expect(screen.getByText(t.none.title)).toBeVisible();
    await user.click(screen.getByRole('button', { name: t.none.clear }));
    expect(listed()).toHaveLength(3);
  });

  test('has no row of channels where no school has one', () => {
    renderIn(language, <SchoolScreen schools={schools.slice(0, 1)} />);
    expect(screen.queryByRole('region', { name: t.channels })).toBeNull();
  });
});
