import enSchools from '../../../messages/en/community/art-schools.json' with { type: 'json' };
import zhSchools from '../../../messages/zh/community/art-schools.json' with { type: 'json' };
import { expect, test } from '../../fixtures';

const languages = [
  { name: 'zh', prefix: '', marker: '#!zh', t: zhSchools, school: '中央美术学院', other: '鲁迅美术学院' },
  {
    name: 'en',
    prefix: '/en',
    marker: '#!en',
    t: enSchools,
    school: 'Central Academy of Fine Arts',
    other: 'LuXun Academy of Fine Arts',
  },
] as const;

test('a school is found by its pinyin and its province, and leads to its channel or to a new one', async ({
  page,
  inLanguage,
}) => {
  const { prefix, marker, t, school, other } = inLanguage(languages);
  await page.goto(`${prefix}/artSchoolCn`);
  await expect(page).toHaveURL(({ hash }) => hash === marker);
  const rows = page.getByRole('region', { name: t.list }).getByRole('heading', { level: 4 });
  await expect(rows).toHaveCount(60);
  const search = page.getByRole('searchbox', { name: t.search });
  await search.fill('lmxy');
  await expect(rows).toHaveText([other]);
  const start = page.getByRole('link', { name: t.startOf.replace('{name}', other) });
  await expect(start).toHaveAttribute('href', `${prefix}/AddTopic/new?school=luxunmeishuxueyuan`);
  await page.getByRole('combobox', { name: t.province }).selectOption('110000');
  await expect(page.getByText(t.none.title)).toBeVisible();
  await page.getByRole('button', { name: t.none.clear }).click();
  await expect(rows).toHaveCount(60);
  await search.fill('zhongyangmei');
  await expect(rows).toHaveText([school]);
  await page
    .getByRole('region', { name: 'Z', exact: true })
    .getByRole('link', { name: new RegExp(`^${school} \\d`) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: school })).toBeVisible();
});
