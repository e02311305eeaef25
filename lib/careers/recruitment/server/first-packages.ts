/** The packages that a new database has; staff change them in the console. */
const packages = [
  { id: 'starter', title_zh: '单个职位', title_en: 'Single post', posts: 1, days: 30, refreshes: 1, price_fen: 29_900 },
  { id: 'studio', title_zh: '工作室套餐', title_en: 'Studio', posts: 5, days: 60, refreshes: 10, price_fen: 99_900 },
  { id: 'company', title_zh: '企业套餐', title_en: 'Company', posts: 20, days: 90, refreshes: 60, price_fen: 299_900 },
];

const writtenAt = Date.parse('2026-11-27T00:00:00+08:00');

export const firstPackages = packages.map((row, position) => ({
  ...row,
  is_highlighted: row.id === 'company' ? 1 : 0,
  ...{ position, is_on_sale: 1, revision: 1, updated_at: writtenAt },
}));
